### The rulings, each in a few sentences, with what the print says and why we decided so.

## Why a ruling was needed: a label before the reason.

basis-silent = The books are silent
basis-editions-differ = Editions differ
basis-ambiguous-print = Ambiguous print
basis-overrides-the-print = Overrides the print

## The rulings.

ruling-nid-r1 = If no hero can be recruited, the recruitment is postponed: it is checked again after your next placement.
    .reason = No book says what happens when you are due a hero and no hero left may be taken. Nothing says that the hero is lost, and the German book checks whenever a card is placed: so we ask again at the next placement.
ruling-nid-r2 = A coin of the value you give up is not available for this exchange, not even another copy.
    .reason = The French book bars every coin of the value given up, the English one only that very coin. The book of Nains repeats the French rule. Of the German book we know only a damaged page on coins; elsewhere it says that every trade makes you richer. We play the French rule in every edition and knowingly set that sentence aside.
ruling-nid-r3 = If the two coins of a trade are equal, you give up a starting coin before a gold coin.
    .reason = The books say only that the higher coin is given up. A starting coin leaves the game and changes nothing for the others; a gold coin would go back to the Treasure. A strict reader may let the player choose.
ruling-nid-r4 = If you own no coin that may be transformed, nothing happens.
    .reason = No book considers it, and with the printed pieces it cannot happen.
ruling-nid-r5 = Dagda and Bonfur discard only top cards, and only dwarves; the dwarf just taken may go. If you cannot discard the full number, you may not recruit them. Order: place the hero, discard, place Thrud again if she had to move, then count lines. In the German edition the special Blacksmith is not a dwarf.
    .reason = The German book names the top card of a column, and only a dwarf. The French and English books name the last dwarf card, which could also lie under a hero. We follow the German wording, which leaves no doubt; the adaptation on Board Game Arena does so too. Only the German book makes the special Blacksmith an award card.
ruling-nid-r6 = When Ylud moves at the end of age 2, she goes on top of the new column and leaves no gap in the old one. Leaving her where she is does not count as a placement. She is a hero and never discarded.
    .reason = The books let you move Ylud or leave her, but say nothing about the cards on top of her, nor whether leaving her counts as placing her. A move is a placement like any other, and staying is none.
ruling-nid-r7 = A hero recruited by Ylud’s last placement is played as usual. If it is Thrud, place her, then move her to the command zone.
    .reason = The French and English books let Ylud’s last placement recruit a hero and then send Thrud to the command zone. They do not say what happens if that hero is Thrud herself: we follow the same order.
ruling-nid-r8 = With Uline you always have at least two coins in hand when you trade; with exactly two there is no choice.
    .reason = The books do not say what happens with fewer than two coins. It cannot happen: three taverns take at most three of your five coins.
ruling-nid-r9 = If nobody wins the Pioneer, a random card is discarded from the second deck: face up in the original edition, unseen in the German edition.
    .reason = The French book discards the card face up, the German one unseen, the English one does not say. Each edition plays as printed; English follows French.
ruling-nid-r10 = The majority of Warriors requires at least one Warrior rank.
    .reason = Read literally, players without a single Warrior tie for the majority and all add their highest coin. We hold that a majority needs something to count.
ruling-nid-r11 = A face-down coin that was revealed this round stays known to everyone until the coins return to hand.
    .reason = The books turn such a coin face down again, but everybody has seen it. The table shows it, so that memory decides nothing; in memory mode you have to remember it.
ruling-nid-r12 = At the end of an age: gems are swapped, coins return to hand, Ylud is placed with all that follows. Then comes the evaluation (age 1), or Thrud moves to the command zone and points are counted (age 2). From then on, you transform coins in hand.
    .reason = The books take the coins back when all taverns are resolved, and place Ylud right after the last tavern; they do not say which comes first. We finish the round first.
ruling-nid-r13 = When a card is placed on Thrud, its effect comes first, then she is placed again, then lines are counted. While she is in hand, she gives no rank.
    .reason = The German book checks for heroes whenever a card is placed, which could mean before Thrud is back. Her return can only add a line, so the number of heroes is the same; only the moment of your choice differs.
ruling-nid-r14 = Distinctions are always awarded in this order: Warriors, Hunters, Miners, Blacksmiths, Explorers.
    .reason = The German book numbers Warriors 1, Blacksmiths 4 and Explorers 5; the component lists and the English glossary have the same order. The text of the French and English books comes to the Blacksmiths second, but the German text is not in the order of its own numbers either, so this proves nothing.
ruling-nai-r1 = The rulebook prints neither the single dwarf cards nor the Shield track. The ones used here are a reconstruction that keeps the numbers of cards the rulebook gives; you can replace them with a list of your own.
    .reason = The Shield track is the Blacksmith row of Nidavellir: 3, 7, 12, 18 and so on up to 375. The rulebook’s example of 293 points is a picture that does not list its parts, so the list is not checked against it.
ruling-nai-r2 = What the rules say about the 0 also holds for the special 3: it is never improved or transformed, and Ordo does not count it.
    .reason = The book excepts only the 0 and says nothing about the special 3. In Nidavellir the same coin can never be transformed, so we play it alike.
ruling-nai-r3 = The value of a Wanderer is compared with all printed values in the column, covered or not, Cognars included. Coloured Wanderer Cognars can get a token when placed, mercenaries and Ga’at cannot; there Ga’at counts as a 9 for later cards. If no token is left, none is placed.
    .reason = The book puts the token on a card of the Order, not only on a dwarf card as it says for Talion: coloured Cognars belong to the Order, mercenaries and Ga’at do not. That Ga’at counts as a 9 for later cards is our own decision.
ruling-nai-r4 = Tokens removed at the end uncover the highest values; there is no choice.
    .reason = The book lets you remove tokens without saying which. The highest values are always the best choice, so we do not ask.
ruling-nai-r5 = Mercenaries come in pairs: the first must complete a new line, the second is recruited for that line. More may follow in the same turn while at least two are left. The last one left can only be the second of a pair. Any other Cognar ends the chain. If several Cognars are due, the first mercenary must still complete a new line by their own placement, and the very next recruitment must be a mercenary.
    .reason = The book asks a mercenary to complete a line that brings another one, speaks of at least a pair and of three or even four in a row, and forbids to recruit a single one that is left. This reading fits all three sentences. If each of them had to complete a line, the second of a pair could not come without a third.
ruling-nai-r6 = A Talion dwarf placed by Svara improves the coin that now lies at the tavern being resolved, or a pouch coin if that is the 0 or the special 3. Then lines are counted.
    .reason = The book names the coin at the tavern being resolved, but not what happens if that is the 0 or the special 3. The rule for all Talion dwarves then takes a pouch coin.
ruling-nai-r7 = Only dwarf cards improve coins; Cognars and Ga’at placed in Talion do not.
    .reason = The book speaks of recruiting a dwarf card of Talion. Cognars are not dwarf cards.
ruling-nai-r8 = If Kardum replaces a 0 bid at the tavern being resolved, the trade still happens, and order and ties stay. At a later tavern the special 3 bids 3 and trades; at a tavern already resolved it brings no second trade.
    .reason = The book says only that the special 3 takes the place of the 0. Order and ties are fixed when coins are revealed, and the trade belongs to the bid, so all three stay.
ruling-nai-r9 = The Liqueur Certification requires more malt symbols than anyone else. With a tie or no malt, nobody wins it.
    .reason = The book says nothing about a tie in malt. The Elite Cognars go to nobody in a tie, so we play it alike.
ruling-nai-r10 = In a two-player game, the first player at the second tavern places the card, then come the effect of its Order, the discard, Cognars, and finally the trade.
    .reason = The book says that the first player places a card, then discards one; it does not say when Cognars and trade come. The trade ends the turn, as at the other taverns.
ruling-nai-r11 = The +1 of a Talion dwarf is compulsory, even if the exchange lowers the coin: a 25, or a coin with nothing higher left.
    .reason = The book says that you must improve the coin, and also that a missing value is replaced by the next higher one, or else by the next lower one, but never by the value given up. Together this can lower a coin. A strict reader may say that an improvement never does.
ruling-nai-r12 = In the Shield column Ga’at counts as one rank in all, not as one extra.
    .reason = The book lists one more rank for the Shield where it lists points for the other Orders: a second rank, or the one he has. We read the one he has, as with Ylud in Nidavellir, who is worth just her rank where ranks score. The seventh rank on the track already adds 9 points, as much as his highest bonus elsewhere; a second rank would add 10 more.
