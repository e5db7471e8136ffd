import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import type { AssemblyRow } from '../shapes.ts'
import { assembliesApi, useDifferences, useFresh } from './queries.ts'

/** Publishes a draft; what the law and the register warn of is read once more before. */
export function PublishButton({ row }: { row: AssemblyRow }) {
  const t = useTexts('assemblyPage')
  const act = useAsked(useFresh())
  const { assemblyId, title, warnings } = row
  const differences = useDifferences(assemblyId, row.totalUnits > 0).data?.length ?? 0
  return (
    <Button
      type="primary"
      loading={act.busy}
      onClick={() =>
        void act.submit({
          ask: {
            title: t('publishAsk', { title }),
            text: [
              ...warnings.map((warning) => t(`warning_${warning}`)),
              differences ? t('publishDifferent', { count: differences }) : t('publishText'),
            ].join('\n'),
            ok: t(warnings.length ? 'publishAllTheSame' : 'publish'),
          },
          work: (retry) => assembliesApi.publish({ assemblyId }, retry),
          done: t('published'),
        })
      }
    >
      {t('publish')}
    </Button>
  )
}
