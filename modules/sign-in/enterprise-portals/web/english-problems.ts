/** What the problems of enterprise portals say in English, by code; without the values of the Chinese sentence. */
export const enterprisePortalsProblems = {
  400655:
    'The public key cannot be used. Please paste a PEM key: Ed25519, P-256, or RSA of at least 2048 bits.',
  401655: 'The sign-in link of the enterprise portal is not valid or has ended. Please open it there again.',
  401656: 'This sign-in link was used already. Please open it in the enterprise portal again.',
  409656: 'This enterprise portal is closed already.',
  409731: 'This was saved as another enterprise portal already. Please close the window and add it again.',
  409734:
    'The last administrator who may enter comes from this enterprise portal. Please name another one before closing it.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    enterprisePortals: keyof typeof enterprisePortalsProblems
  }
}
