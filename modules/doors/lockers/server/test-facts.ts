import type { ModuleFacts } from '#tests/setup/module-facts.ts'

const noPerson = { kept: 'a courier names a household and no person' }

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    { table: 'locker_stay', columns: 'applicant note', after: 'lockers.stays', onRequest: 'lockers' },
    {
      table: 'locker_stay',
      columns: 'tracking_number photo_path reason',
      after: 'lockers.stays',
      onRequest: noPerson,
    },
    { table: 'locker_step', columns: 'photo_path reason', after: 'lockers.stays', onRequest: noPerson },
  ],
  plain: {
    locker_cabinet:
      'name place supplier_name supplier_phone tutorial_url model device_key drop_token firmware code_key secret_digest',
    locker_cubby: 'name size disabled_reason',
    locker_stay: 'source state size',
    locker_step: 'step by_name',
    locker_command: 'why state answer',
    locker_notice: 'kind',
  },
  ids: {
    cabinetId: 'locker_cabinet',
    cubbyId: 'locker_cubby',
    stayId: 'locker_stay',
    stepId: 'locker_step',
  },
  made: ['lockers.add:cabinetId', 'lockers.apply:stayId', 'lockers.adminOpen:commandId'],
}
