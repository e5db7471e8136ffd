import { describe, expect, it } from 'vitest'
import { router } from '#apps/web/whole.ts'

// What says nothing of itself but leads on is no page.
const pages = Object.entries(router.routesByPath)
  .map(([path, { options }]) => ({ path, meta: options.staticData?.meta, leadsOn: !!options.beforeLoad }))
  .filter(({ path, meta, leadsOn }) => path !== '/' && (meta || !leadsOn))

describe('pages', () => {
  it('open without a session are these and no others: signing in, the form of visitors, the paper of a poll (R004, R005)', () => {
    const open = pages.filter(({ meta }) => !meta || meta.public).map(({ path }) => path)
    expect(open.sort()).toEqual([
      '/mgmt/assemblyBallot',
      '/mgmt/assemblyTrustee',
      '/mgmt/ballot',
      '/mgmt/facilityForm',
      '/mgmt/gasReading',
      '/mgmt/lockerDrop',
      '/mgmt/lockerParcel',
      '/mgmt/login',
      '/mgmt/messageForm',
      '/mgmt/newsRead',
      '/mgmt/register',
      '/mgmt/repairReport',
      '/mgmt/supplierMaintenance/$token',
      '/mgmt/supplierMaintenance/$token/$',
      '/mgmt/supplierMaintenance/list',
      '/mgmt/supplierMaintenance/login',
      '/mgmt/visitorRealNameRigistration',
      '/mgmt/visitorRealNameSuccess',
    ])
  })

  it('each say header, footer, countdown and the way back (R009, R010)', () => {
    for (const { path, meta } of pages) {
      expect(['none', 'management'], path).toContain(meta?.header)
      expect(typeof meta?.footer, path).toBe('boolean')
      expect(typeof meta?.logoutinfo, path).toBe('boolean')
      const prev = typeof meta?.prev === 'function' ? meta.prev({}) : meta?.prev
      expect(prev, path).toMatch(/^(goHome|other|mainPage\/.+|\/.+)$/)
    }
  })
})
