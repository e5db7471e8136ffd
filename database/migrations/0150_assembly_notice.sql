-- What the notice said when it was first served, or when the meeting began: what is changed later shows beside it (Art. 30).
alter table assembly add column notice jsonb;
