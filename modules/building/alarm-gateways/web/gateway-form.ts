import type { Gateway } from '../contract.ts'
import type { GatewayKind } from '../feeds.ts'

/** What is typed and chosen for a gateway. */
export interface GatewayForm {
  kind: GatewayKind
  name: string
  address: string
  authority: string
  route: string
  topic: string
  user: string
  /** Typed anew; one that is kept is never shown. */
  password: string
  unit: string
  pollSeconds: string
  registers: string
}

/** The form of a gateway, or of one that is added. */
export const formOf = (gateway: Gateway | undefined): GatewayForm => ({
  kind: gateway?.kind ?? 'http',
  name: gateway?.name ?? '',
  address: gateway?.address ?? '',
  authority: gateway?.authority ?? '',
  route: gateway?.route ?? '',
  topic: gateway?.topic ?? '',
  user: gateway?.user ?? '',
  password: '',
  unit: String(gateway?.unit ?? 1),
  pollSeconds: String(gateway?.pollSeconds ?? 5),
  registers: gateway?.registers ?? '',
})

/** How the form says that it is reached. */
export const reachOf = (form: GatewayForm) => ({
  address: form.address.trim(),
  // Whoever changes the address to one without TLS needs no certificate any more.
  authority: form.address.trim().startsWith('mqtts') ? form.authority.trim() : '',
  route: form.route.trim(),
  topic: form.topic.trim(),
  user: form.user.trim(),
  password: form.password,
  unit: Number(form.unit || 0),
  pollSeconds: Number(form.pollSeconds || 5),
  registers: form.registers,
})

const rowsOf = (registers: string) => registers.split('\n').filter((row) => row.trim())

/** Whether a signal that was found is read already: its line stands there, under whatever name. */
export const isRead = (registers: string, line: string): boolean =>
  rowsOf(registers).some((row) => row.trim().split(/\s+/).slice(1, 3).join(' ') === line)

/** The lines with a signal that was found, or without it. */
export const withRead = (
  registers: string,
  { key, line }: { key: string; line: string },
  isOn: boolean,
): string =>
  isOn
    ? [...rowsOf(registers), `${key} ${line}`].join('\n')
    : rowsOf(registers)
        .filter((row) => !isRead(row, line))
        .join('\n')
