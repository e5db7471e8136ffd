-- A part of a chain that somebody declined is told apart from one that could not be reached.
alter table intercom_leg drop constraint intercom_leg_outcome_check;
alter table intercom_leg add constraint intercom_leg_outcome_check
  check (outcome in ('waiting', 'ringing', 'noAnswer', 'busy', 'declined', 'failed', 'answered'));
-- By which account of the exchange a call was answered; '': over the telephone network, or the exchange did not say.
alter table intercom_call add column answered_sip_name text not null default '' check (length(answered_sip_name) <= 40);
