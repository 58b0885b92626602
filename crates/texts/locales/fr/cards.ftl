### Errors in a card list of Nains. Fields and their values are written as in the file.
### A problem follows its line after a colon, so it begins with a small letter.

cards-line = Ligne { $line } : { $problem }
cards-too-long = Une liste de cartes compte au plus { $most } octets.
# $message is English: from the TOML parser.
cards-syntax = ce n’est pas du TOML valide ({ $message }).
cards-unknown-field = champ inconnu « { $field } » ; champs possibles : { $known }.
# $expected is one of the messages below.
cards-missing = le champ « { $field } » manque ; il faut { $expected }.
cards-unfit = le champ « { $field } » doit être { $expected }, et non « { $text } ».
cards-order-total = l’Ordre { $order } doit compter { $total } cartes, et non { $counted }.
cards-deck-total = la pioche de l’ère { $era } doit compter { $total } cartes { $deck ->
    [few] (sans celles réservées aux parties à 5)
   *[all] (avec celles réservées aux parties à 5)
    }, et non { $counted }.

## What a field can be.

expected-number = un nombre de { $from } à { $to }
expected-order = un nom parmi { $orders }, entre guillemets droits
expected-rune-name = un nom de 1 à { $most } lettres, chiffres, _ ou -, entre guillemets droits
expected-true-or-false = true ou false
expected-track = une liste de 1 à { $most } nombres de 0 à { $to }
expected-dwarves = une liste de cartes qui commencent chacune par [[dwarf]]

## Why no card can be printed so.

misprint-points = une carte a de 0 à { $most } points.
misprint-rune-name = le nom d’une rune compte de 1 à { $most } lettres, chiffres, _ ou -.
misprint-occult = une carte a de 0 à { $most } symboles Occulte.
misprint-malt = une carte a de 0 à { $most } symboles Malt.

## The Shield track.

track-length = la piste du Bouclier doit compter de 1 à { $most } valeurs, et non { $total }.
track-start = la piste du Bouclier doit commencer à 0, et non à { $value }.
track-falls = la piste du Bouclier ne doit pas descendre, mais à { $ranks ->
    [one] { $ranks } grade
   *[other] { $ranks } grades
    } elle passe de { $before } à { $value }.
track-too-high = la piste du Bouclier va au plus jusqu’à { $most }, mais à { $ranks ->
    [one] { $ranks } grade
   *[other] { $ranks } grades
    } elle indique { $value }.
