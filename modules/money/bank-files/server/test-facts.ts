import { desk, type ModuleFacts } from '#tests/setup/module-facts.ts'

const kept = { kept: 'accounts are kept as accounts are' }

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    { table: 'bank_file', columns: 'file_name file_path', after: kept, onRequest: kept },
    {
      table: 'bank_line',
      columns: 'raw payer_account bank_code reference repeat_reason',
      after: kept,
      onRequest: kept,
    },
    { table: 'bank_line_act', columns: 'reason target', after: kept, onRequest: kept },
    { table: 'bank_payout', columns: 'note undo_reason', after: kept, onRequest: kept },
  ],
  plain: {
    bank_format: 'name format',
    bank_format_version: 'format',
    bank_file: 'sha256 format state',
    bank_line:
      'kind code paid_on paid_time credited_on payout_on channel digest class postponed_until booked_kind',
    bank_line_act: 'kind',
    bank_payout: 'payout_on channel',
  },
  ids: {
    fileId: 'bank_file',
    formatId: 'bank_format',
    lineId: 'bank_line',
    payoutId: 'bank_payout',
    bookedId: 'payment',
  },
  more: [
    `insert into bank_format (community_id, id, name, format, changed_by_name) values ($1, $2, '農會', '{}', '')`,
    `with file as (
       insert into bank_file (community_id, id, file_name, file_path, bytes, sha256, format, account_id, account_name)
       values ($1, $2, 'a.txt', '', 1, repeat('0', 64), '{"name":"x"}', '${desk}', '') returning 1)
     insert into bank_line (community_id, id, file_id, line_number, raw, kind, code, amount, paid_on, paid_time, credited_on, channel,
       bank_code, payer_account, reference, digest, ordinal, class)
     select $1, $2, $2, 1, '', 'reversal', '', 5, '2001-01-01', '', '2001-01-01', 'atm', '', '', '', 'x', 1, 'reversal' from file`,
    `insert into bank_payout (community_id, id, payout_on, channel, count, gross, fee, statement, is_booked, account_id, account_name)
     values ($1, $2, '2001-01-01', 'store', 1, 5, 0, 5, false, '${desk}', '')`,
  ],
  made: ['bankFiles.saveFormat:formatId', 'bankPayouts.check:payoutId'],
}
