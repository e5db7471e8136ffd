import { openApi } from '#platform/server/openapi.ts'
import { contracts } from '#apps/contracts.ts'
import { version } from '#platform/contract/version.ts'

// `npm run --silent openapi`: the OpenAPI document on standard output.
process.stdout.write(`${JSON.stringify(openApi(contracts, version), null, 2)}\n`)
