-- The day for which people were told that the outcome of a meeting called again has to be posted (Art. 32 III).
alter table assembly add column outcome_reminded_for date;
