import type { Contributions } from '#platform/web/frame/contributions.ts'

export const secondFactorsContributions: Partial<Contributions> = {
  signInParts: [
    { name: 'passkey', load: async () => (await import('./PasskeySignIn.tsx')).PasskeySignIn },
    { name: 'factor', load: async () => (await import('./FactorForm.tsx')).FactorForm },
  ],
}
