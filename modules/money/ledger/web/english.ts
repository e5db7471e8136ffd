import type { English } from '#platform/web/i18n/english.ts'

export const ledgerEnglish: English<'ledger' | 'ledgerSetting'> = {
  ledger: {
    setting: 'Accounts and categories',
  },
  ledgerSetting: {
    lead: 'What vouchers choose from. What is retired is offered no more; vouchers that have it keep it.',
    asset: 'Cash and bank accounts',
    income: 'Income',
    expense: 'Expenses',
    add_asset: 'Add account',
    add_income: 'Add category of income',
    add_expense: 'Add category of expenses',
    fixed: 'Booked by the program',
    loadFailed: 'The accounts could not be loaded',
  },
}
