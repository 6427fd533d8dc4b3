-- Why: shuffling moved questions away from what they ask about; now they stay unless let go.
-- Lock: rows of questions. Projects that collect go on as they began.
-- Phase: backfill.

UPDATE pages SET keep_in_place = true
FROM projects
WHERE projects.id = pages.project_id AND pages.kind = 'survey' AND projects.status <> 'active';
