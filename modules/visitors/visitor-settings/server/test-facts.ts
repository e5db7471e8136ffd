import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  plain: {
    pledge_kind: 'name',
    vendor_kind: 'name',
    visit_reason: 'name',
    visitor_consent: 'words',
    visitor_setting: 'chosen section',
  },
  ids: {
    causeTypeId: 'visit_reason',
    idCardId: 'pledge_kind',
    pledgeKindId: 'pledge_kind',
    reasonId: 'visit_reason',
    vendorKindId: 'vendor_kind',
    vendorTypeId: 'vendor_kind',
    'visitorSettings:seen': 'visit_reason',
    'visitorSettings.changeVendorKind:id': 'vendor_kind',
    'visitorSettings.retireVendorKind:id': 'vendor_kind',
    'visitorSettings:id': 'visit_reason',
  },
  made: [
    'visitorSettings.addPledgeKind:id',
    'visitorSettings.addReason:id',
    'visitorSettings.addVendorKind:id',
  ],
}
