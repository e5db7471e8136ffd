-- The list of receipts and their report by day read them by when they were issued.
create index receipt_issued on receipt (community_id, issued_at desc, id desc);
