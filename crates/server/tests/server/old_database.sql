-- A database of version 0.1.0, written before tables were played by the session crate.
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'tables','2026-11-17 20:08:19',1,X'211AD8E5A40E20DF2187E99CC53D83E04F225AC8B2004BD99018CE898C39361D2594BC3F84F059C07A936AFC886DEFD3',1467865);
INSERT INTO "_sqlx_migrations" VALUES(2,'lists','2026-11-17 20:08:19',1,X'138E977DE305C558D59DC476B332A85FF71ABD2C06EB251FEFA9F39E8F4C4D7BA81FB4ED075D387971051F01A6AC44D0',1214327);
INSERT INTO "_sqlx_migrations" VALUES(3,'erased','2026-11-17 20:08:19',1,X'46746674F408FBA27703DC4DB0C38459FB3ACD9A24319615A8C7896551FF3C26DA786D421F52ACBC02503F7E3DE19F55',441527);
INSERT INTO "_sqlx_migrations" VALUES(4,'reviews','2026-11-17 20:08:19',1,X'A9EAD56C46EC442DC14A85F4052CABFD9B0F325AAE5485D778AB309A9EC3D5CB733041F98A3C17273B2DEB6300681278',569428);
INSERT INTO "_sqlx_migrations" VALUES(5,'revisions','2026-11-17 20:08:19',1,X'94437A15D5895CB9B0B7E9D88AF1EB5118760520C76942BE6F38BA0B9BF18BDA0451BAB7DDD289989B034069D5206820',895533);
INSERT INTO "_sqlx_migrations" VALUES(6,'results','2026-11-17 20:08:19',1,X'AE9335416ED0CBF9729A754AD8D97347937EC6B2F846FA74824AB03F8E21EDF66D857EA6D18BB9252B4E20ED3429D084',1603497);
CREATE TABLE pending_bids (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    action TEXT NOT NULL,
    keys TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
INSERT INTO "pending_bids" VALUES('kg9zz84ma2r522b8',0,13,'bid 0 4 3','["pending"]');
CREATE TABLE results (
    table_id TEXT PRIMARY KEY NOT NULL,
    result TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "results" VALUES('yxmcbii3hbgzzyf7','{"seats":[{"parts":[48,25,20,88,61,0,30,0],"heroes":["kraal","bonfur","lokdur","idunn"],"share":1.0},{"parts":[27,25,42,18,41,29,41,3],"heroes":["grid","thrud","ylud","uline"],"share":0.0}]}');
CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY NOT NULL,
    review TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    visitor TEXT,
    name TEXT,
    bot TEXT,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
INSERT INTO "seats" VALUES('kg9zz84ma2r522b8',0,'x2gmzvpx4ehg4spz','Ada',NULL);
INSERT INTO "seats" VALUES('kg9zz84ma2r522b8',1,'k55j7vjwwtgwmfh3','Bo',NULL);
INSERT INTO "seats" VALUES('nd5wwtcrij8tj849',0,'x2gmzvpx4ehg4spz','Ada',NULL);
INSERT INTO "seats" VALUES('nd5wwtcrij8tj849',1,'k55j7vjwwtgwmfh3','Bo',NULL);
INSERT INTO "seats" VALUES('yxmcbii3hbgzzyf7',0,'x2gmzvpx4ehg4spz','Ada',NULL);
INSERT INTO "seats" VALUES('yxmcbii3hbgzzyf7',1,'k55j7vjwwtgwmfh3','Bo',NULL);
CREATE TABLE steps (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    step TEXT NOT NULL,
    -- The idempotency keys of the requests that this step answers, with what they were answered.
    receipts TEXT,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
INSERT INTO "steps" VALUES('kg9zz84ma2r522b8',0,'{"do":"deal","cards":[["M0","M1","R3"],["B","B","E11"],["B","E7","E10"]]}',NULL);
INSERT INTO "steps" VALUES('kg9zz84ma2r522b8',1,'{"do":"bid","player":0,"coins":["2","3","0"]}','[["k0-0",1]]');
INSERT INTO "steps" VALUES('kg9zz84ma2r522b8',2,'{"do":"bid","player":1,"coins":["2","4","3"]}','[["k0-1",3]]');
INSERT INTO "steps" VALUES('kg9zz84ma2r522b8',3,'{"do":"take","player":0,"card":"M0"}','[["k1-0",4]]');
INSERT INTO "steps" VALUES('kg9zz84ma2r522b8',4,'{"do":"take","player":1,"card":"R3"}','[["k1-1",5]]');
INSERT INTO "steps" VALUES('kg9zz84ma2r522b8',5,'{"do":"transform","player":1,"coin":"5","at":"pouch"}','[["k2-1",6]]');
INSERT INTO "steps" VALUES('kg9zz84ma2r522b8',6,'{"do":"take","player":1,"card":"B"}','[["k3-1",7]]');
INSERT INTO "steps" VALUES('kg9zz84ma2r522b8',7,'{"do":"take","player":0,"card":"B"}','[["k4-0",8]]');
INSERT INTO "steps" VALUES('kg9zz84ma2r522b8',8,'{"do":"take","player":1,"card":"B"}','[["k4-1",9]]');
INSERT INTO "steps" VALUES('kg9zz84ma2r522b8',9,'{"do":"undo","player":1}',NULL);
INSERT INTO "steps" VALUES('kg9zz84ma2r522b8',10,'{"do":"take","player":1,"card":"B"}','[["k5-1",11]]');
INSERT INTO "steps" VALUES('kg9zz84ma2r522b8',11,'{"do":"take","player":0,"card":"E10"}','[["k6-0",13]]');
INSERT INTO "steps" VALUES('kg9zz84ma2r522b8',12,'{"do":"deal","cards":[["H","M0","B"],["W3","H","E6"],["B","E5","E9"]]}',NULL);
INSERT INTO "steps" VALUES('nd5wwtcrij8tj849',0,'{"do":"deal","cards":[["S+m","F0.fire+m","C5"],["S+m","T3","C3+m"],["E6+m","E9","C8"]]}',NULL);
INSERT INTO "steps" VALUES('nd5wwtcrij8tj849',1,'{"do":"bid","player":0,"coins":["3","5","4"]}','[["k0-0",1]]');
INSERT INTO "steps" VALUES('nd5wwtcrij8tj849',2,'{"do":"bid","player":1,"coins":["5","4","2"]}','[["k0-1",3]]');
INSERT INTO "steps" VALUES('nd5wwtcrij8tj849',3,'{"do":"take","player":1,"card":"F0.fire+m"}','[["k1-1",4]]');
INSERT INTO "steps" VALUES('nd5wwtcrij8tj849',4,'{"do":"take","player":0,"card":"S+m"}','[["k2-0",5]]');
INSERT INTO "steps" VALUES('nd5wwtcrij8tj849',5,'{"do":"take","player":0,"card":"S+m"}','[["k3-0",6]]');
INSERT INTO "steps" VALUES('nd5wwtcrij8tj849',6,'{"do":"drop","player":0,"card":"C3+m"}','[["k4-0",7]]');
INSERT INTO "steps" VALUES('nd5wwtcrij8tj849',7,'{"do":"undo","player":0}',NULL);
INSERT INTO "steps" VALUES('nd5wwtcrij8tj849',8,'{"do":"drop","player":0,"card":"C3+m"}','[["k5-0",9]]');
INSERT INTO "steps" VALUES('nd5wwtcrij8tj849',9,'{"do":"take","player":1,"card":"T3"}','[["k5-1",10]]');
INSERT INTO "steps" VALUES('nd5wwtcrij8tj849',10,'{"do":"take","player":0,"card":"E6+m"}','[["k6-0",11]]');
INSERT INTO "steps" VALUES('nd5wwtcrij8tj849',11,'{"do":"take","player":1,"card":"C8"}','[["k6-1",13]]');
INSERT INTO "steps" VALUES('nd5wwtcrij8tj849',12,'{"do":"deal","cards":[["E7+m","C6","C7"],["E11","F1.iron+m","C5+m"],["T4","F2.stone","F5.fire"]]}',NULL);
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',0,'{"do":"deal","cards":[["M0","B","B"],["W4","M2","B"],["E6","E10","E11"]]}',NULL);
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',1,'{"do":"bid","player":0,"coins":["2","0","4"]}','[["k0-0",1]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',2,'{"do":"bid","player":1,"coins":["5","4","3"]}','[["k0-1",3]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',3,'{"do":"take","player":1,"card":"M0"}','[["k1-1",4]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',4,'{"do":"take","player":0,"card":"B"}','[["k2-0",5]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',5,'{"do":"take","player":1,"card":"M2"}','[["k2-1",6]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',6,'{"do":"take","player":0,"card":"W4"}','[["k3-0",7]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',7,'{"do":"take","player":0,"card":"E6"}','[["k4-0",8]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',8,'{"do":"undo","player":0}',NULL);
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',9,'{"do":"take","player":0,"card":"E10"}','[["k5-0",10]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',10,'{"do":"take","player":1,"card":"E11"}','[["k5-1",12]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',11,'{"do":"deal","cards":[["W6","M2","B"],["H","B","E9"],["H","B","E8"]]}',NULL);
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',12,'{"do":"bid","player":0,"coins":["4","2","3"]}','[["k6-0",12]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',13,'{"do":"bid","player":1,"coins":["5","3","2"]}','[["k6-1",14]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',14,'{"do":"take","player":1,"card":"B"}','[["k7-1",15]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',15,'{"do":"take","player":0,"card":"M2"}','[["k8-0",16]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',16,'{"do":"take","player":1,"card":"H"}','[["k8-1",17]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',17,'{"do":"take","player":0,"card":"E9"}','[["k9-0",18]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',18,'{"do":"take","player":0,"card":"E8"}','[["k10-0",19]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',19,'{"do":"take","player":1,"card":"B"}','[["k10-1",21]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',20,'{"do":"deal","cards":[["M0","E7","R3"],["W6","H","E5"],["W3","H","H"]]}',NULL);
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',21,'{"do":"bid","player":0,"coins":["3","4","g8"]}','[["k11-0",21]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',22,'{"do":"bid","player":1,"coins":["2","3","0"]}','[["k11-1",23]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',23,'{"do":"take","player":0,"card":"M0"}','[["k12-0",24]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',24,'{"do":"take","player":1,"card":"E7"}','[["k12-1",25]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',25,'{"do":"take","player":0,"card":"H"}','[["k13-0",26]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',26,'{"do":"hero","player":0,"hero":"idunn"}','[["k14-0",27]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',27,'{"do":"take","player":1,"card":"W6"}','[["k14-1",28]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',28,'{"do":"hero","player":1,"hero":"thrud","column":"hunter"}','[["k15-1",29]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',29,'{"do":"take","player":0,"card":"H"}','[["k16-0",30]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',30,'{"do":"take","player":1,"card":"W3"}','[["k16-1",31]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',31,'{"do":"hero","player":1,"hero":"grid"}','[["k17-1",32]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',32,'{"do":"transform","player":1,"coin":"4","at":"pouch"}','[["k18-1",34]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',33,'{"do":"deal","cards":[["W8","W9","H"],["W5","W7","M1"],["M1","B","B"]]}',NULL);
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',34,'{"do":"bid","player":0,"coins":["g8","3","0"]}','[["k19-0",34]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',35,'{"do":"bid","player":1,"coins":["g16","0","2"]}','[["k19-1",36]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',36,'{"do":"take","player":1,"card":"H"}','[["k20-1",37]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',37,'{"do":"thrud","player":1,"column":"hunter"}','[["k21-1",38]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',38,'{"do":"take","player":0,"card":"W9"}','[["k22-0",39]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',39,'{"do":"take","player":0,"card":"W7"}','[["k23-0",40]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',40,'{"do":"take","player":1,"card":"M1"}','[["k23-1",41]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',41,'{"do":"take","player":1,"card":"B"}','[["k24-1",42]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',42,'{"do":"take","player":0,"card":"B"}','[["k25-0",43]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',43,'{"do":"hero","player":0,"hero":"bonfur"}','[["k26-0",44]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',44,'{"do":"discard","player":0,"columns":["warrior"]}','[["k27-0",46]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',45,'{"do":"offer","player":0,"cards":["E8","E9","R5"]}',NULL);
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',46,'{"do":"keep","player":0,"card":"E9"}','[["k28-0",48]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',47,'{"do":"deal","cards":[["H","M1","E7"],["W3","B","R5"],["W4","B","E10"]]}',NULL);
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',48,'{"do":"bid","player":0,"coins":["g8","2","3"]}','[["k29-0",50]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',49,'{"do":"bid","player":1,"coins":["3","s3","g8"]}','[["k28-1",48]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',50,'{"do":"take","player":0,"card":"H"}','[["k30-0",51]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',51,'{"do":"take","player":1,"card":"M1"}','[["k30-1",52]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',52,'{"do":"take","player":1,"card":"W3"}','[["k31-1",53]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',53,'{"do":"take","player":0,"card":"R5"}','[["k32-0",54]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',54,'{"do":"transform","player":0,"coin":"g6","at":"pouch"}','[["k33-0",55]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',55,'{"do":"take","player":1,"card":"E10"}','[["k33-1",56]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',56,'{"do":"hero","player":1,"hero":"uline"}','[["k34-1",57]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',57,'{"do":"take","player":0,"card":"B"}','[["k35-0",59]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',58,'{"do":"deal","cards":[["H","H","B"],["W6","H","B"],["W5","B","E6"]]}',NULL);
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',59,'{"do":"bid","player":0,"coins":["0","g11","2"]}','[["k36-0",60]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',60,'{"do":"coin","player":1,"coin":"3"}','[["k36-1",61]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',61,'{"do":"take","player":1,"card":"H"}','[["k37-1",62]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',62,'{"do":"thrud","player":1,"column":"blacksmith"}','[["k38-1",63]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',63,'{"do":"take","player":0,"card":"H"}','[["k39-0",64]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',64,'{"do":"coin","player":1,"coin":"g18"}','[["k39-1",65]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',65,'{"do":"take","player":1,"card":"H"}','[["k40-1",66]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',66,'{"do":"take","player":0,"card":"W6"}','[["k41-0",67]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',67,'{"do":"coin","player":1,"coin":"s3"}','[["k41-1",68]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',68,'{"do":"take","player":1,"card":"B"}','[["k42-1",69]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',69,'{"do":"thrud","player":1,"column":"explorer"}','[["k43-1",70]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',70,'{"do":"take","player":0,"card":"E6"}','[["k44-0",72]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',71,'{"do":"deal","cards":[["W6","M0","B"],["M2","B","E11"],["H","M1","E8"]]}',NULL);
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',72,'{"do":"bid","player":0,"coins":["g11","2","3"]}','[["k45-0",73]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',73,'{"do":"coin","player":1,"coin":"g18"}','[["k45-1",74]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',74,'{"do":"take","player":1,"card":"W6"}','[["k46-1",75]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',75,'{"do":"hero","player":1,"hero":"ylud"}','[["k47-1",76]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',76,'{"do":"take","player":0,"card":"B"}','[["k48-0",77]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',77,'{"do":"coin","player":1,"coin":"2"}','[["k48-1",78]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',78,'{"do":"take","player":1,"card":"M2"}','[["k49-1",79]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',79,'{"do":"take","player":0,"card":"B"}','[["k50-0",80]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',80,'{"do":"coin","player":1,"coin":"s3"}','[["k50-1",81]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',81,'{"do":"take","player":1,"card":"E8"}','[["k51-1",82]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',82,'{"do":"thrud","player":1,"column":"explorer"}','[["k52-1",83]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',83,'{"do":"take","player":0,"card":"H"}','[["k53-0",85]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',84,'{"do":"deal","cards":[["H","M2","B"],["M0","E5","R5"],["W7","W8","W9"]]}',NULL);
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',85,'{"do":"bid","player":0,"coins":["0","g11","3"]}','[["k54-0",86]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',86,'{"do":"coin","player":1,"coin":"s3"}','[["k54-1",87]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',87,'{"do":"take","player":1,"card":"H"}','[["k55-1",88]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',88,'{"do":"trade","player":1,"coins":["2","g18"]}','[["k56-1",89]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',89,'{"do":"take","player":0,"card":"B"}','[["k57-0",90]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',90,'{"do":"coin","player":1,"coin":"2"}','[["k57-1",91]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',91,'{"do":"take","player":0,"card":"M0"}','[["k58-0",92]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',92,'{"do":"hero","player":0,"hero":"lokdur"}','[["k59-0",93]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',93,'{"do":"take","player":1,"card":"E5"}','[["k59-1",94]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',94,'{"do":"thrud","player":1,"column":"miner"}','[["k60-1",95]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',95,'{"do":"coin","player":1,"coin":"g20"}','[["k61-1",96]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',96,'{"do":"take","player":1,"card":"W9"}','[["k62-1",97]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',97,'{"do":"take","player":0,"card":"W8"}','[["k63-0",98]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',98,'{"do":"hero","player":0,"hero":"kraal"}','[["k64-0",99]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',99,'{"do":"ylud","player":1,"column":"miner"}','[["k64-1",100]]');
INSERT INTO "steps" VALUES('yxmcbii3hbgzzyf7',100,'{"do":"thrud","player":1,"column":"miner"}','[["k65-1",101]]');
CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL,
    status TEXT NOT NULL,
    host TEXT,
    public INTEGER NOT NULL,
    settings TEXT NOT NULL,
    -- Options and set-up as records write them, once the game began.
    header TEXT,
    seq INTEGER NOT NULL,
    -- A bit for every seat that is asked and has not answered.
    asked INTEGER NOT NULL,
    -- Whether the table must be woken after a restart: a bot is asked, or a timer runs.
    wakes INTEGER NOT NULL,
    rematch TEXT,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL
, cards TEXT, prefix TEXT, revision INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO "tables" VALUES('kg9zz84ma2r522b8','running','x2gmzvpx4ehg4spz',0,'{"game":"nidavellir","options":{"players":2},"public":false,"memory":false,"hide_scores":false}','{"options":{"edition":"original","first_game":false,"players":2},"setup":{"gems":[5,4]}}',13,2,0,NULL,1794946102,1794946103,NULL,NULL,13);
INSERT INTO "tables" VALUES('nd5wwtcrij8tj849','running','x2gmzvpx4ehg4spz',0,'{"game":"nains","options":{"players":2},"public":false,"memory":true,"hide_scores":false,"timer":86400}','{"options":{"players":2},"setup":{"decks":[["C3+m","C4+m","C5","C5+m","C6","C7","C8","E10","E11","E5+m","E6+m","E7+m","E8","E8+m","E9","F0.fire+m","F1.iron+m","F2.stone","F3.wind","F4.star","F5.fire","S","S","S","S","S","S","S+m","S+m","T1+m","T1+o","T1+o","T2","T2+m","T3","T4"],["C3+m","C4+m","C5","C5+m","C6","C7","C8","E10","E11","E5+m","E6+m","E7+m","E8","E8+m","E9","F0.stone+m","F1.wind+m","F2.star","F3.fire","F4.iron","F5.stone","S","S","S","S","S","S","S+m","S+m","T1+m","T1+o","T1+o","T2","T2+m","T3","T3","T4"]],"elite":["ordo","redwin","brum","tiss","aral"],"gems":[4,5],"track":[0,3,7,12,18,25,33,42,52,63,75,88,102,117,133,150,168,187,207,228,250,273,297,322,348,375]}}',13,3,1,NULL,1794946103,1794946105,NULL,NULL,12);
INSERT INTO "tables" VALUES('yxmcbii3hbgzzyf7','over','x2gmzvpx4ehg4spz',0,'{"game":"nidavellir","options":{"players":2},"public":false,"memory":false,"hide_scores":false}','{"options":{"edition":"original","first_game":false,"players":2},"setup":{"gems":[4,5]}}',101,0,0,NULL,1794946106,1794946116,NULL,NULL,93);
CREATE TABLE transfers (
    token BLOB PRIMARY KEY NOT NULL,
    visitor TEXT NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE visitors (
    id TEXT PRIMARY KEY NOT NULL,
    secret BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO "visitors" VALUES('k55j7vjwwtgwmfh3',X'DAC09C99124AA38A6271F8E059D98221B8228C732F1B495D81E74ADF56E3A577','Bo',1794946102);
INSERT INTO "visitors" VALUES('x2gmzvpx4ehg4spz',X'FE038F5AE7A61B642E10E78F366A1A6A2377AA1681AFCF899F7E420EC6C2493F','Ada',1794946102);
CREATE INDEX seats_of_visitor ON seats (visitor) WHERE visitor IS NOT NULL;
CREATE INDEX tables_of_host ON tables (host) WHERE host IS NOT NULL;
CREATE INDEX tables_by_age ON tables (status, updated);
CREATE INDEX tables_lobby ON tables (updated) WHERE public = TRUE AND status = 'open';
CREATE INDEX tables_waking ON tables (id) WHERE wakes = TRUE;
