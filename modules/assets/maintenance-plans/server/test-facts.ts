import type { ModuleFacts } from '#tests/setup/module-facts.ts'

const kept = { kept: '施作與驗收的簽名，是保養紀錄的憑證，依消防與昇降設備等法規與設備同存' }

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    { table: 'maintenance_record', columns: 'worker_sign acceptor_sign', after: kept, onRequest: kept },
  ],
  plain: {
    maintenance_plan: 'name doer unit day_rule months next_from first_day legal_basis note',
    maintenance_term: 'name hint kind unit',
    maintenance_record: 'planned_day due_day state done_day note',
    maintenance_move: 'from_day to_day reason',
    maintenance_check: 'result value note photos',
  },
  ids: {
    planId: 'maintenance_plan',
    recordId: 'maintenance_record',
    termId: 'maintenance_term',
    assetId: 'asset',
    'maintenancePlans.readPlan:id': 'maintenance_plan',
    'maintenancePlans.listTermsOfPlan:id': 'maintenance_plan',
    'maintenancePlans.readSupplierOfPlan:id': 'maintenance_plan',
    'maintenancePlans:id': 'maintenance_record',
  },
  made: [
    'maintenancePlans.addPlan:planId',
    'maintenancePlans.addPlan:termId',
    'maintenancePlans.correctPlan:termId',
  ],
}
