import type { English } from '#platform/web/i18n/english.ts'

export const heldOrdersEnglish: English<'heldOrders'> = {
  heldOrders: {
    hold: 'Put aside',
    held: 'Orders put aside',
    heldCount: 'Put aside: {{count}}',
    name: 'Name',
    nameHelp:
      'By which it is found again: a name, a table. It ends when the kitchen closes; neither points nor portions are taken.',
    nameNeeded: 'Please give it a name.',
    holdDone: '“{{name}}” was put aside.',
    takeUp: 'Take up',
    takeUpOf: 'Take “{{name}}” up',
    drop: 'Drop',
    dropOf: 'Drop “{{name}}”',
    dropAsk: 'Drop the order “{{name}}”?',
    dropText: 'Portions: {{count}}. No points were taken.',
    dropped: '“{{name}}” was dropped.',
    line: 'Portions: {{count}}; put aside {{time}} by {{by}}, until {{until}}',
    none: 'No orders are put aside',
    noneText: 'Put an order aside half way; any desk can take it up.',
    first: 'The order on this desk is not sent yet: put it aside or clear it first.',
  },
}
