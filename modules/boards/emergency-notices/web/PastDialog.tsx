import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { EmergencyNotice } from '../contract.ts'
import { secondsTime } from './seconds-time.ts'
import { noticesApi } from './use-notices.ts'
import { useReceiptColumns } from './use-receipt-columns.tsx'

/** Which screens showed a take-over, since and until when, and who walked to the others. */
export function PastDialog({ notice, onClose }: { notice: EmergencyNotice; onClose: () => void }) {
  const t = useTexts('emergencyPage')
  const { noticeId, title, content, publishedAt, publishedBy, endedAt, expiresAt } = notice
  const asked = useQuery({
    queryKey: ['emergencyNotices', 'receipts', noticeId],
    queryFn: async () => (await noticesApi.listReceipts({ noticeId })).data,
  })
  const columns = useReceiptColumns({ isOver: notice.status === 'ended' })
  return (
    <Dialog label={title} size="large" onCancel={onClose}>
      <DialogHead title={title} onClose={onClose} />
      <div className="lb-box-body">
        <p className="lb-quiet">
          {t('wasOn', {
            from: speakTime(publishedAt),
            until: speakTime(endedAt ?? expiresAt),
            who: publishedBy,
          })}
        </p>
        <p className="en-said">{content}</p>
        <Loaded of={asked} failed={t('failed')} skeleton={['1fr', 170, 120]}>
          {(targets) => (
            <DataTable
              rows={targets}
              idOf={({ displayDeviceId }) => displayDeviceId}
              columns={[
                ...columns,
                {
                  head: t('walked'),
                  width: 300,
                  phone: 'line',
                  cell: ({ walker, foundAt, foundNote }) =>
                    walker &&
                    `${foundAt ? t('wasThere', { who: walker, at: secondsTime(foundAt) }) : walker}${foundNote && `　${foundNote}`}`,
                },
              ]}
            />
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}
