### The rulings, each in a few sentences.

ruling-nid-r1 = If no hero can be taken who is due, the recruitment is lost for now. It is asked again as soon as another card is placed.
ruling-nid-r2 = A coin of the value you give up is not available for this exchange, not even another copy of it.
ruling-nid-r3 = If the two coins of a trade are equal, a base coin is given up before a coin of the Treasure.
ruling-nid-r4 = If somebody owns no coin that may be transformed, nothing happens.
ruling-nid-r5 = Dagda and Bonfur discard only top cards, and only dwarves; the dwarf just taken may go. Whoever cannot discard the full number may not recruit them. They are placed first, then comes the discard, then Thrud if she was lifted, and last the lines are counted. In the German edition the special Blacksmith is no dwarf.
ruling-nid-r6 = When Ylud moves at the end of age 2 she goes on top of the new column and leaves no gap in the old one. Staying where she is counts as no placement. She is a hero and never discarded.
ruling-nid-r7 = A hero who comes by Ylud’s last placement is played as usual. If it is Thrud, she is placed and then retires to the command zone.
ruling-nid-r8 = The owner of Uline always holds at least two coins when a trade is due; with exactly two there is nothing to choose.
ruling-nid-r9 = If nobody becomes Pioneer, a random card of the second deck is discarded, face up in the original edition and unseen in the German one.
ruling-nid-r10 = The majority of the Warriors needs at least one Warrior rank.
ruling-nid-r11 = A face-down coin that was seen in this round stays known to all until the coins come back to hand.
ruling-nid-r12 = At the end of an age gems are swapped, coins come back to hand, and Ylud is placed with all that follows. Then majorities are counted after age 1; after age 2 Thrud retires and the points are added up. What is transformed from then on is a coin in hand.
ruling-nid-r13 = When a card lifts Thrud, its effect comes first, then she is placed again, and then the lines are counted. While she is in hand she gives no rank.
ruling-nai-r1 = The rulebook shows neither the single dwarf cards nor the Shield track. Those used here are a reconstruction that keeps every number the rulebook does give, and they can be replaced by a list of your own.
ruling-nai-r2 = Whatever is said of the 0 holds for the special 3 as well: neither is improved, transformed nor counted by Ordo.
ruling-nai-r3 = A Wanderer’s value is compared with all printed values in the column, covered or not, Cognars among them. Coloured Wanderer Cognars can get a token when they are placed, mercenaries and Ga’at cannot; Ga’at counts as a 9 there for later cards. If no token is left, none is placed.
ruling-nai-r4 = Tokens that are removed at the end uncover the highest values; nothing is to be chosen.
ruling-nai-r5 = As long as the last recruitment of a chain was a mercenary, others may follow freely; the chain ends with the turn or with any other Cognar. So the last mercenary may follow another one, but never begin. With several Cognars due, the first mercenary must still complete a new line himself, and the very next recruitment must be a mercenary.
ruling-nai-r6 = A Talion dwarf whom Svara brings improves the coin that now lies on the tavern being served, or one in the pouch if that coin trades. Then the lines are counted.
ruling-nai-r7 = Only dwarf cards improve coins: Cognars and Ga’at placed in Talion do not.
ruling-nai-r8 = If Kardum replaces a 0 that was bid on the tavern being served, the trade still takes place, and order and ties stay. On a later tavern the special 3 bids 3 and trades; on one already served it brings no second trade.
ruling-nai-r9 = The Liqueur Certification goes to whoever has more malt symbols than anybody else. Nobody wins it by a tie, nor with none.
ruling-nai-r10 = With two players, whoever goes first at the second tavern places the card, then comes the effect of its Order, then the discard, then Cognars, and last the trade.
