### The rulings, each in a few sentences.

ruling-nid-r1 = If no hero can be recruited, the recruitment is postponed: it is checked again after your next placement.
ruling-nid-r2 = A coin of the value you give up is not available for this exchange, not even another copy.
ruling-nid-r3 = If the two coins of a trade are equal, you give up a starting coin before a gold coin.
ruling-nid-r4 = If you own no coin that may be transformed, nothing happens.
ruling-nid-r5 = Dagda and Bonfur discard only top cards, and only dwarves; the dwarf just taken may go. If you cannot discard the full number, you may not recruit them. Order: place the hero, discard, place Thrud again if she had to move, then count lines. In the German edition the special Blacksmith is not a dwarf.
ruling-nid-r6 = When Ylud moves at the end of age 2, she goes on top of the new column and leaves no gap in the old one. Leaving her where she is does not count as a placement. She is a hero and never discarded.
ruling-nid-r7 = A hero recruited by Ylud’s last placement is played as usual. If it is Thrud, place her, then move her to the command zone.
ruling-nid-r8 = With Uline you always have at least two coins in hand when you trade; with exactly two there is no choice.
ruling-nid-r9 = If nobody wins the Pioneer, a random card is discarded from the second deck: face up in the original edition, unseen in the German edition.
ruling-nid-r10 = The majority of Warriors requires at least one Warrior rank.
ruling-nid-r11 = A face-down coin that was revealed this round stays known to everyone until the coins return to hand.
ruling-nid-r12 = At the end of an age: gems are swapped, coins return to hand, Ylud is placed with all that follows. Then comes the evaluation (age 1), or Thrud moves to the command zone and points are counted (age 2). From then on, you transform coins in hand.
ruling-nid-r13 = When a card is placed on Thrud, its effect comes first, then she is placed again, then lines are counted. While she is in hand, she gives no rank.
ruling-nid-r14 = Distinctions are always awarded in this order: Warriors, Hunters, Miners, Blacksmiths, Explorers.
ruling-nai-r1 = The rulebook prints neither the single dwarf cards nor the Shield track. The ones used here are a reconstruction that keeps every number the rulebook gives; you can replace them with a list of your own.
ruling-nai-r2 = What the rules say about the 0 also holds for the special 3: it is never improved or transformed, and Ordo does not count it.
ruling-nai-r3 = The value of a Wanderer is compared with all printed values in the column, covered or not, Cognars included. Coloured Wanderer Cognars can get a token when placed, mercenaries and Ga’at cannot; there Ga’at counts as a 9 for later cards. If no token is left, none is placed.
ruling-nai-r4 = Tokens removed at the end uncover the highest values; there is no choice.
ruling-nai-r5 = After a pair of mercenaries, more may follow freely in the same turn, as long as at least two are left; any other Cognar ends the chain. The last mercenary left comes only as the second of a pair: they neither start a chain nor follow a complete pair. If several Cognars are due, the first mercenary must still complete a new line by their own placement, and the very next recruitment must be a mercenary.
ruling-nai-r6 = A Talion dwarf placed by Svara improves the coin that now lies at the tavern being resolved, or a pouch coin if that is the 0 or the special 3. Then lines are counted.
ruling-nai-r7 = Only dwarf cards improve coins; Cognars and Ga’at placed in Talion do not.
ruling-nai-r8 = If Kardum replaces a 0 bid at the tavern being resolved, the trade still happens, and order and ties stay. At a later tavern the special 3 bids 3 and trades; at a tavern already resolved it brings no second trade.
ruling-nai-r9 = The Liqueur Certification requires more malt symbols than anyone else. With a tie or no malt, nobody wins it.
ruling-nai-r10 = In a two-player game, the first player at the second tavern places the card, then come the effect of its Order, the discard, Cognars, and finally the trade.
ruling-nai-r11 = The +1 of a Talion dwarf is compulsory, even if the exchange lowers the coin: a 25, or a coin with nothing higher left.
ruling-nai-r12 = In the Shield column Ga’at counts as one rank in all, not as one extra.
