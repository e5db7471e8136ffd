import type { Contributions } from '#platform/web/frame/contributions.ts'

export const phoneCodesContributions: Partial<Contributions> = {
  signInParts: [{ name: 'code', load: async () => (await import('./CodeSignIn.tsx')).CodeSignIn }],
}
