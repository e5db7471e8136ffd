import { useMinute } from '#platform/web/look/use-minute.ts'
import type { AlarmPoint } from '../shapes.ts'

/** Until when somebody works on a point; undefined: nobody does. */
export function useMaintainedUntil({ maintenanceUntil }: AlarmPoint): Date | undefined {
  const now = useMinute()
  return maintenanceUntil && maintenanceUntil.getTime() > now ? maintenanceUntil : undefined
}

/** Until when a point is silent; undefined: it is not. */
export function useSilentUntil({ silentUntil }: AlarmPoint): Date | undefined {
  const now = useMinute()
  return silentUntil && silentUntil.getTime() > now ? silentUntil : undefined
}
