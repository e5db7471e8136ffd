import { describe, expect, it } from 'vitest'
import { router } from '#apps/web/whole.ts'

interface Page {
  beforeLoad?: (given: { params: Record<string, string> }) => void
  staticData?: (typeof router.routesByPath)['/mgmt/home']['options']['staticData']
}
const pages = new Map<string, Page>(
  Object.entries(router.routesByPath).map(([path, { options }]) => [path, options as Page]),
)

/** The pages of the documents under a kind of fee. */
const documented = [
  'period',
  'payment',
  'payment/$id',
  'deposit',
  'writeoff',
  'writeofferr',
  'reconcile',
  'detail/$bulkid/$billid',
  'print-bill-preview',
  'print-receipt-preview',
]
const at = (kind: string, name: string) => pages.get(`/mgmt/${kind}/$type/${name}`)
const ofFees = [...pages].filter(
  ([path, { beforeLoad }]) => /^\/mgmt\/fee(-kgi)?\//.test(path) && !beforeLoad,
)

/** Where an address leads on to. */
function leadsTo(path: string, params: Record<string, string> = {}): unknown {
  try {
    pages.get(path)?.beforeLoad?.({ params })
  } catch (thrown) {
    return (thrown as { options: { href: string } }).options.href
  }
  return undefined
}

describe('the pages of fees', () => {
  it('are all there, those of KGI without writeofferr; the id of payment may be left out (R018, R021)', () => {
    const without = (kind: string) => documented.filter((name) => !at(kind, name))
    expect(without('fee')).toEqual([])
    expect(without('fee-kgi')).toEqual(['writeofferr'])
  })

  it('begin with what is managed by default (R016)', () => {
    expect(leadsTo('/mgmt/fee')).toBe('/mgmt/fee/default-management')
    expect(leadsTo('/mgmt/fee/$type', { type: 'default-management' })).toBe(
      '/mgmt/fee/default-management/period',
    )
    expect(leadsTo('/mgmt/fee-kgi/$type', { type: 'parking' })).toBe('/mgmt/fee-kgi/parking/period')
  })

  it('have neither header nor footer where something is previewed for print, and nowhere else (R017)', () => {
    const bare = ofFees.filter(([, { staticData }]) => staticData?.meta?.header === 'none')
    expect(bare.map(([path]) => path).sort()).toEqual(
      ['fee-kgi', 'fee'].flatMap((kind) =>
        ['bill', 'receipt'].map((what) => `/mgmt/${kind}/$type/print-${what}-preview`),
      ),
    )
    for (const [path, { staticData }] of ofFees)
      expect(staticData?.meta?.footer, path).toBe(staticData?.meta?.header !== 'none')
  })

  it('lead back to the entry of fees from what is managed here, and home from any other kind (R019)', () => {
    expect(ofFees.length).toBeGreaterThan(19)
    for (const [path, { staticData }] of ofFees) {
      const prev = staticData?.meta?.prev
      const backOf = (type: string) => (typeof prev === 'function' ? prev({ type }) : prev)
      expect([backOf('default-management'), backOf('parking')], path).toEqual([
        '/mgmt/management_control',
        'goHome',
      ])
    }
  })
})
