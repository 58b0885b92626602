-- A late change of a table could bring back somebody who had erased himself; it no longer can, and nobody is left.
UPDATE seats
SET visitor = NULL, bot = NULL,
    name = CASE (SELECT status FROM tables WHERE id = table_id) WHEN 'open' THEN NULL ELSE '' END
WHERE visitor IS NOT NULL AND visitor NOT IN (SELECT id FROM visitors);
