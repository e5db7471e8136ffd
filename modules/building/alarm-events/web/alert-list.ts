import type { Level } from '#modules/building/alarm-points/contract.ts'
import type { PrivateAlert, PublicAlert } from '../shapes.ts'

/** An alarm as cards show it, of the building or of a household (R205, R206). */
export interface Alert {
  eventId: string
  isPrivate: boolean
  level: Level
  place: string
  createdAt: Date
  /** What it means, or what a household's point is called. */
  said: string
  label: string
  isLost: boolean
  isActive: boolean
  clearedAt: Date | null
  isNew: boolean
  isDrill: boolean
  /** A test, and no drill: nothing is wrong. */
  isTest: boolean
  /** Somebody works on its point: it rings nowhere. */
  inMaintenance: boolean
  householdId: string | null
}

const shared = ({
  eventId,
  level,
  place,
  createdAt,
  kind,
  state,
  clearedAt,
  isDrill,
  isTest,
  inMaintenance,
}: PublicAlert | PrivateAlert) => ({
  eventId,
  level,
  place,
  createdAt,
  isLost: kind === 'lost',
  isActive: clearedAt === null,
  clearedAt,
  isNew: state === 'unprocessed',
  isDrill,
  isTest: isTest && !isDrill,
  inMaintenance,
})

const isRinging = ({ isActive, inMaintenance }: Alert) => isActive && !inMaintenance

/** All of both kinds: those that nobody sees to first, then the highest, then what lasts and rings, then the newest. */
export const alertsOf = (ofBuilding: readonly PublicAlert[], ofHomes: readonly PrivateAlert[]): Alert[] =>
  [
    ...ofHomes.map((one) => ({
      ...shared(one),
      isPrivate: true,
      said: one.name,
      label: one.label,
      householdId: one.householdId,
    })),
    ...ofBuilding.map((one) => ({
      ...shared(one),
      isPrivate: false,
      said: one.meaning,
      label: '',
      householdId: null,
    })),
  ].toSorted(
    (one, other) =>
      Number(other.isNew) - Number(one.isNew) ||
      other.level - one.level ||
      Number(isRinging(other)) - Number(isRinging(one)) ||
      other.createdAt.getTime() - one.createdAt.getTime(),
  )

/** Those of level 4 that nobody sees to yet: they have the whole window (R206, R210). */
export const disasters = (alerts: readonly Alert[]): Alert[] =>
  alerts.filter(({ level, isNew, inMaintenance }) => level === 4 && isNew && !inMaintenance)

/** The number on the badge: 99+ from a hundred on (R068). */
export const badgeOf = (count: number): string => (count > 99 ? '99+' : String(count))
