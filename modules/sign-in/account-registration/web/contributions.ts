import type { Contributions } from '#platform/web/frame/contributions.ts'

export const accountRegistrationContributions: Partial<Contributions> = {
  signInParts: [
    { name: 'reset', load: async () => (await import('./ResetPassword.tsx')).ResetPassword },
    { name: 'newPassword', load: async () => (await import('./OwnPassword.tsx')).OwnPassword },
  ],
}
