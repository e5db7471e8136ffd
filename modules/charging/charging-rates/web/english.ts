import type { English } from '#platform/web/i18n/english.ts'

export const taipowerEnglish: English<'taipowerConsole'> = {
  taipowerConsole: {
    page: 'Taipower’s prices and off-peak days',
    lead: 'Off-peak days decide about peak, prices are for comparing costs. Load them when they are published; the same year, or the same day and voltage, is replaced.',
    drop: 'Drop the CSV file here',
    dropNow: 'Let go to load it',
    reading: 'Reading…',
    choose: 'Choose a file',
    limits: 'CSV, UTF-8; off-peak days a year at a time',
    loaded: '{{file}} is loaded',
    loadFailed: 'The tables could not be loaded',
    forms: 'The first line of the file',
    offPeakForm: 'Off-peak days',
    tariffForm: 'Prices',
    example: 'Example',
    year: 'Off-peak days of {{year}} (ROC {{roc}})',
    tariff: 'From {{day}}, {{voltage}}',
    low: 'low voltage',
    high: 'high voltage',
    summer: 'Summer, peak/off-peak',
    other: 'Other months, peak/off-peak',
    source: 'Source',
  },
}
