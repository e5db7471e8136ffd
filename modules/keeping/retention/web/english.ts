import type { English } from '#platform/web/i18n/english.ts'

export const retentionEnglish: English<'retentionPage' | 'retention'> = {
  retentionPage: {
    intro:
      'Personal data is kept only as long as it is needed. Done daily at 03:30; what is not collected yet is never touched.',
    part: 'Days kept',
    kept: 'Kept for',
    days: 'Days to keep: {{title}}',
    daysUnit: 'days',
    range: '{{min}}–{{max}} days',
    default: '{{days}} days by default',
    save: 'Save',
    saved: 'Saved: {{title}} is kept for {{days}} days',
    back: 'Default',
    wrong: 'Please give a whole number from {{min}} to {{max}}.',
    shorter: 'From tonight on, older data is removed and cannot be brought back.',
    shorterTitle: 'Shorten to {{days}} days?',
    shorterOk: 'Shorten',
    changed: 'Set {{when}} by {{by}}',
    lastRun: 'Last run {{when}}, records: {{count}}',
    neverRan: 'Never ran yet',
    loadFailed: 'Retention could not be loaded',
  },
  retention: {
    page: 'Retention',
  },
}
