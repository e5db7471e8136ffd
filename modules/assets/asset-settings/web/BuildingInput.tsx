import { useQuery } from '@tanstack/react-query'
import { households } from '#modules/homes/households/contract.ts'
import { AutoComplete } from '#platform/web/antd/AutoComplete.tsx'
import { client } from '#platform/web/calls/client.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'

const api = client(households)

interface BuildingInputProps {
  /** Of its field's label. */
  id?: string
  building: string
  onBuilding: (building: string) => void
}

/** A building of the community, or whatever else an area lies in. */
export function BuildingInput({ id, building, onBuilding }: BuildingInputProps) {
  const maySee = useAllowed()([{ can: 'households.view' }]).length > 0
  const { data = [] } = useQuery({
    queryKey: ['assetSettings', 'buildings'],
    queryFn: async () => (await api.listBuildings({})).data,
    enabled: maySee,
  })
  return (
    <AutoComplete
      {...(id && { id })}
      value={building}
      maxLength={20}
      options={data.map((one) => ({ value: one.building }))}
      onChange={(value: string) => onBuilding(value ?? '')}
    />
  )
}
