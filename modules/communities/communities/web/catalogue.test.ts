import { describe, expect, it } from 'vitest'
import { serviceNames, visitorExit } from '../services.ts'
import { catalogue, secondCatalogue } from './catalogue.ts'

/** Where each service with a page leads, as document 2 lists it. */
const destinations: Record<number, string> = {
  2: '/mgmt/management_control',
  7: '/community/cashManagement.aspx',
  9: '/community/patrolAdministrate.aspx',
  10: '/community/vote.aspx',
  11: '/community/assetMain.aspx',
  17: '/mgmt/PlusGuestReservation/List',
  21: '/mgmt/bulletin',
  23: '/mgmt/UnitOwnerAssembly',
  24: '/mgmt/BA-alert',
  26: '/mgmt/point/orderFood',
  30: '/mgmt/EvCharging',
  32: '/mgmt/smartLocker',
  33: '/mgmt/message',
  46: '/mgmt/news',
  47: '/community/communityPushNotification_v2.aspx',
  48: '/community/collectionPayment_v2.aspx',
  49: '/community/postal.aspx',
  50: '/community/CommunityGuestControl.aspx',
  51: '/community/reservation_v2.aspx',
  52: '/mgmt/rules',
  53: '/mgmt/Calendar',
  54: '/mgmt/CommunityGas',
  55: '/community/serviceStores_v2.aspx',
  56: '/mgmt/BAHome',
  57: '/mgmt/intercom/callRecordList',
  58: '/community/pointManage.aspx',
}

describe('the catalogue of services', () => {
  it('every service has a label, an icon, a project and an address or none (R055)', () => {
    const ids = [...Object.keys(serviceNames).map(Number), visitorExit.id]
    expect(Object.keys(catalogue).map(Number).sort()).toEqual(ids.sort())
  })

  it('every service with a page leads to its own, those of the housekeeper to legacy pages (R055, R056)', () => {
    const led = Object.entries(catalogue).flatMap(([id, { address }]) => (address ? [[id, address]] : []))
    expect(Object.fromEntries(led)).toEqual(destinations)
    for (const { project, address } of Object.values(catalogue))
      expect(project).toBe(!address ? 'none' : address.startsWith('/community/') ? 'housekeeper' : 'mgmt')
  })

  it('-1, 1, 4, 14, 25, 60, 61 and 62 have no page (R054, R057); 60 is the emergency call (R059)', () => {
    const without = Object.entries(catalogue).flatMap(([id, one]) => (one.address ? [] : [Number(id)]))
    expect(without.sort((a, b) => a - b)).toEqual([-1, 1, 4, 14, 25, 60, 61, 62])
    expect(serviceNames[60]).toBe('緊急求救')
  })

  it('the second catalogue has household binding and community proxy ordering, which is New (R058)', () => {
    expect(secondCatalogue.map(({ id, address, isNew }) => [id, address, isNew])).toEqual([
      [1, '/community/comOpenServiceStatus.aspx', false],
      [4, '/mgmt/Property', true],
    ])
  })
})
