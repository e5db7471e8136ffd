import { desk, type ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'duty_clock_entry',
      columns: 'person_name company_name job_title reason remark',
      after: 'clockEntries.entries',
      onRequest: 'clockEntries',
    },
    {
      table: 'duty_clock_entry',
      columns: 'place photo',
      after: 'clockEntries.hints',
      onRequest: 'clockEntries',
    },
    {
      table: 'duty_pin',
      columns: 'digest',
      after: 'clockEntries.pins',
      onRequest: { kept: '本人可隨時移除，離開社區當晚刪除。' },
    },
    {
      table: 'duty_clock_correction',
      columns: 'reason person_name company_name job_title',
      after: 'clockEntries.entries',
      onRequest: { kept: '勞動基準法第 30 條：出勤紀錄保存五年。' },
    },
  ],
  plain: {
    duty_company: 'name job_titles shift_classes',
    duty_clock_entry: 'kind way work_date shift_name shift_from shift_until',
    duty_month: 'month',
    duty_clock_correction: 'shift_name shift_from shift_until',
  },
  ids: {
    'clockEntries:clockId': 'duty_clock_entry',
    'clockEntries:companyId': 'duty_company',
    'clockEntries:keyId': 'duty_key',
    'clockEntries:correctionId': 'duty_clock_correction',
  },
  made: [
    'clockEntries.clockIn:clockId',
    'clockEntries.clockInNotInCompany:clockId',
    'clockEntries.clockInOneTime:clockId',
    'clockEntries.askCorrection:correctionId',
    'clockEntries.askMissing:correctionId',
    'clockEntries.saveCompany:companyId',
  ],
  more: [
    `insert into duty_clock_correction (community_id, id, entry_id, clocked_in_at, clocked_out_at, reason, asked_at, asked_by, asked_by_name)
     select $1, $2, id, clocked_in_at, clocked_in_at + interval '8 hours', '忘記', now(), '${desk}', '陳怡君'
     from duty_clock_entry where community_id = $1 limit 1`,
  ],
}
