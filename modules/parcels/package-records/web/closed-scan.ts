import { client } from '#platform/web/calls/client.ts'
import { packageRecords } from '../contract.ts'
import { listPath } from './list-path.ts'

const api = client(packageRecords)

/**
 * A scanned tracking number or shelf label (P0391) of a package that no longer waits: its record opens, with who took it
 * and when. The newest of several. False when there is none.
 */
export async function openClosedPackage(code: string): Promise<boolean> {
  const wanted = code.trim().toUpperCase()
  const serialNumber = /^P(\d{4})$/.exec(wanted)?.[1]
  if (wanted.length < 4 || wanted.length > 60) return false
  const { data } = await api.listPackages({ state: 'all', text: serialNumber ?? wanted, maxCount: 20 })
  const found = data.find((row) =>
    serialNumber ? row.serialNumber === serialNumber : row.trackingNumber.toUpperCase() === wanted,
  )
  if (!found) return false
  // The router follows the browser's history.
  history.pushState({}, '', `${listPath}?state=all&text=${found.serialNumber}&open=${found.packageId}`)
  return true
}
