import type { English } from '#platform/web/i18n/english.ts'
import { stepEnglish } from './step-words.ts'

export const arrearsSettingEnglish: English<'arrearsSetting'>['arrearsSetting'] = {
  ...stepEnglish,
  lead: 'Steps of the ladder, interest and letters',
  failed: 'The settings of arrears could not be loaded',
  part_ladder: 'Ladder',
  part_interest: 'Interest',
  part_letters: 'Letters',
  channelOf: 'Channel of {{step}}',
  termOf: 'Term of {{step}} (days)',
  days: '{{count}} days',
  unused: 'Not used',
  termWrong: 'A term has 1 to 90 days',
  noneUsed: 'Use one step at least',
  considerable: 'Considerable sum',
  considerableHelp:
    'Below two periods, a payment order can be asked for from this overdue sum on (Condominium Act, Art. 21).',
  considerableWrong: 'Please enter an amount',
  demandDays: 'Shortest term of a demand (days)',
  demandDaysHelp:
    'Demands and certified letters give at least so many days, so that their term is a reasonable one (Condominium Act, Art. 21).',
  termShort: 'A demand gives {{days}} days at least',
  rates: 'Rates',
  ratesHelp:
    'Simple interest by day from the day after a bill was due, 365 days a year, rounded to whole NT$ at the end. Each day has the rate that holds on it; when a rate changes, add one and leave the others as they are.',
  fromOn: 'From',
  basis: 'Basis',
  basis_none: 'No interest',
  basis_statutory: 'Statutory (Civil Code Art. 203)',
  basis_bylaws: 'Bylaws',
  percent: '% a year',
  fromWrong: 'Please enter the day, each later than the one before',
  percentWrong: '0 to 16 % with two decimals at most; more than 16 % is void (Civil Code Art. 205)',
  addRate: 'Add a rate',
  dropRate: 'Remove the rate of {{day}}',
  letterTitle: 'Title of {{step}}',
  letterBody: 'Text of {{step}}',
  letterWrong: 'Please write title and text',
  blanks:
    'Blanks: {{blanks}}. The last but one says that all was demanded and the term is over, where that is so; the last one what is left out of a payment order.',
}
