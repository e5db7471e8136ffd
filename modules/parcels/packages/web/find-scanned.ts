import { client } from '#platform/web/calls/client.ts'
import { packages, type WaitingPackage } from '../contract.ts'
import { readLabelCode } from '#modules/parcels/package-settings/web/public.ts'

const api = client(packages)

/** The waiting packages that a scan means: a shelf label's own, or those with exactly this tracking number. */
export async function findScanned(code: string): Promise<readonly WaitingPackage[]> {
  const serialNumber = readLabelCode(code)
  const { data } = await api.findPackages({ text: serialNumber ?? code.slice(0, 60) })
  if (serialNumber) return data.filter((row) => row.serialNumber === serialNumber)
  const wanted = code.trim().toUpperCase()
  return data.filter((row) => row.trackingNumber.toUpperCase() === wanted)
}
