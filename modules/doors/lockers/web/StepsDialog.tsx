import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import type { Cabinet } from '../shapes.ts'
import { lockersApi } from './list-query.ts'
import { StepLines } from './StayFacts.tsx'

/** What happened at a cabinet, the newest first. */
export function StepsDialog({ cabinet, onClose }: { cabinet: Cabinet; onClose: () => void }) {
  const t = useTexts('lockersPage')
  const { cabinetId } = cabinet
  const steps = useQuery({
    queryKey: ['lockers', 'records', cabinetId],
    queryFn: async () => (await lockersApi.listSteps({ cabinetId })).data,
  })
  const title = t('recordsTitle', { cabinet: cabinet.name })
  return (
    <Dialog label={title} onCancel={onClose}>
      <DialogHead title={title} onClose={onClose} />
      <div className="lb-box-body">
        <Loaded
          of={steps}
          failed={t('failed')}
          skeleton={['1fr']}
          rows={4}
          isEmpty={(data) => !data.length}
          empty={<EmptyState icon="locker" title={t('recordsEmpty')} />}
        >
          {(data) => <StepLines steps={data} isOfCabinet />}
        </Loaded>
      </div>
    </Dialog>
  )
}
