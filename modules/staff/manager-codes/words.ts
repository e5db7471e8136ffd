import { moduleWords } from '#platform/contract/words.ts'

/** What people call what manager codes do, have and declare, in both languages. */
export const managerCodesWords = moduleWords({
  modules: {
    managerCodes: ['管理員 QR 碼', 'Manager QR codes'],
  },
  acts: {
    'managerCodes.verify': ['核對管理員 QR 碼', 'Checked a manager QR code'],
  },
  permissions: {
    'managerCodes.show': ['出示管理員 QR 碼', 'Show the manager QR code'],
    'managerCodes.verify': ['核對管理員 QR 碼', 'Check manager QR codes'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    managerCodes: typeof managerCodesWords
  }
}
