-- Why: every minute the scheduler looks for cards that no subscription has taken over, which are few or
--   none, among all orders.
-- Lock: short on orders, whose writes wait while it is made.
-- Phase: expand.

CREATE INDEX orders_card ON orders (created_at) WHERE stored_key IS NOT NULL;
