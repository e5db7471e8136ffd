import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { assets } from '#modules/assets/assets/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'

const api = client(assets)
/** Things that are offered at once; more are found by typing. */
const most = 100

interface Named {
  assetId: string
  displayId: string
  name: string
}

interface AssetChoiceProps {
  chosen: readonly string[]
  /** What is known of those that are chosen. */
  known: readonly Named[]
  invalid: string | undefined
  onChoose: (assetIds: readonly string[]) => void
}

/** Things of the register, found by number or name and ticked; those that are ticked stand first. */
export function AssetChoice({ chosen, known, invalid, onChoose }: AssetChoiceProps) {
  const t = useTexts('maintenancePage')
  const [text, setText] = useState('')
  const typed = useDeferredValue(text.trim())
  const found = useQuery({
    queryKey: ['assets', 'choices', typed],
    queryFn: () => api.list({ text: typed, maxCount: most }),
    placeholderData: keepPreviousData,
  })
  // What is ticked keeps its name when something else is looked for.
  const [ticked, setTicked] = useState<readonly Named[]>(known)
  const missing = chosen.filter((id) => !ticked.some(({ assetId }) => assetId === id))
  const asked = useQuery({
    queryKey: ['assets', 'named', ...missing],
    queryFn: () => Promise.all(missing.map(async (assetId) => (await api.get({ assetId })).data)),
    enabled: missing.length > 0,
  })
  const named = [...ticked, ...(asked.data ?? [])]
  const first = chosen.flatMap((id) => named.find(({ assetId }) => assetId === id) ?? [])
  const toggle = (asset: Named, isOn: boolean) => {
    if (isOn) setTicked((old) => [...old, asset])
    onChoose(isOn ? [...chosen, asset.assetId] : chosen.filter((id) => id !== asset.assetId))
  }
  return (
    <fieldset className="lb-bare lb-wide lb-grid lb-gap-8">
      <legend className="lb-strong">{t('assets')}</legend>
      <TextInput
        aria-label={t('assetsSearch')}
        placeholder={t('assetsSearch')}
        value={text}
        maxLength={40}
        onText={setText}
      />
      <Loaded of={found} failed={t('loadFailed')} skeleton={['1fr', '1fr']} rows={3}>
        {({ data, pagination }) => (
          <>
            <div className="mf-assets">
              {[...first, ...data.filter(({ assetId }) => !chosen.includes(assetId))].map((asset) => (
                <Checkbox
                  key={asset.assetId}
                  checked={chosen.includes(asset.assetId)}
                  onChange={({ target }) => toggle(asset, target.checked)}
                >
                  {asset.displayId}　{asset.name}
                </Checkbox>
              ))}
            </div>
            {pagination.after && <p className="lb-14 lb-quiet">{t('assetsMoreThere', { count: most })}</p>}
          </>
        )}
      </Loaded>
      {invalid && <p className="lb-unsaved">{invalid}</p>}
    </fieldset>
  )
}
