import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import type { PartProps } from './poll-faults.ts'
import { pollsApi } from './use-polls.ts'

const turned = (list: readonly string[], name: string): string[] =>
  list.includes(name) ? list.filter((one) => one !== name) : [...list, name]

/** Whom it is for, by building and tag, with how many that are; nothing chosen is everybody. */
export function TargetsField({ draft, change, isFixed }: PartProps) {
  const t = useTexts('pollForm')
  const { buildings, tags, weight } = draft
  const asked = useQuery({
    queryKey: ['polls', 'targets', buildings, tags],
    queryFn: async () => (await pollsApi.listTargets({ buildings, tags })).data,
    placeholderData: keepPreviousData,
  })
  return (
    <Loaded of={asked} failed={t('targetsFailed')} skeleton={['1fr']} rows={2}>
      {(found) => (
        <>
          <Chips
            label={t('buildings')}
            options={found.buildings}
            chosen={buildings}
            disabled={isFixed}
            onTurn={(name) => change({ buildings: turned(buildings, name) })}
          />
          <Chips
            label={t('tags')}
            options={found.tags}
            chosen={tags}
            disabled={isFixed}
            onTurn={(name) => change({ tags: turned(tags, name) })}
          />
          <p role="status">
            <b>
              {weight === 'owner'
                ? t('owners', { count: found.owners, households: found.households })
                : t('households', { count: found.households })}
            </b>
          </p>
          {weight === 'area' && found.withoutArea > 0 && (
            <p className="lb-14 lb-amber">{t('withoutArea', { count: found.withoutArea })}</p>
          )}
        </>
      )}
    </Loaded>
  )
}

interface ChipsProps {
  label: string
  options: readonly { name: string; count: number }[]
  chosen: readonly string[]
  disabled: boolean
  onTurn: (name: string) => void
}

function Chips({ label, options, chosen, disabled, onTurn }: ChipsProps) {
  return (
    <fieldset className="lb-bare" disabled={disabled}>
      <legend className="lb-14 lb-quiet lb-below-8">{label}</legend>
      <div className="lb-chips">
        {options.map(({ name, count }) => (
          <button key={name} type="button" aria-pressed={chosen.includes(name)} onClick={() => onTurn(name)}>
            {name} {count}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
