/** The library of passkeys, loaded by the first one: it is the largest of what a start would load. */
export const webauthn = () => import('@simplewebauthn/server')
