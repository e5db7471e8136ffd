-- What was asked with a retry key is kept as a digest that nobody makes without the key of the server; plain ones gave short secrets away.
-- Of retries that come still for what was answered before, the call alone tells.
update answered_call set fingerprint = '';
update operator_answered_call set fingerprint = '';
