import type { Context } from './context.ts'

/** What a declared part needs of whoever sees it: a permission, and one of the services where it names some. */
interface Needs {
  can: string
  service?: readonly number[]
}

/** Of declared parts those that the account may see. */
export const allowedOf = <T extends Needs>(
  { actor: { permissions, services } }: { actor: Pick<Context['actor'], 'permissions' | 'services'> },
  parts: readonly T[],
): T[] =>
  parts.filter(
    ({ can, service }) => permissions.has(can) && (service?.some((id) => services.has(id)) ?? true),
  )
