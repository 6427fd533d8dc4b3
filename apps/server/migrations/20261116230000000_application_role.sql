-- Why: the role that serves owns no table, so that it cannot change what is only ever added to. What
-- it did as an owner, days of gaze and the head of the audit chain, these functions do for it.
-- Lock: none of a table.
-- Phase: expand.

ALTER FUNCTION ensure_gaze_partitions(date, integer) SECURITY DEFINER
  SET search_path = public, pg_temp;
REVOKE EXECUTE ON FUNCTION ensure_gaze_partitions(date, integer) FROM PUBLIC;

CREATE FUNCTION drop_gaze_partition(name text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF name !~ '^gaze_batches_[0-9]{8}$' THEN
    RAISE EXCEPTION '% is no day of gaze', name;
  END IF;
  EXECUTE format('DROP TABLE %I', name);
END
$$;
REVOKE EXECUTE ON FUNCTION drop_gaze_partition(text) FROM PUBLIC;

ALTER FUNCTION chain_audit_event() SECURITY DEFINER SET search_path = public, pg_temp;
