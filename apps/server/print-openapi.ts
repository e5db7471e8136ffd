import { openApi } from '#platform/server/openapi.ts'
import { declared } from '#apps/server/modules.ts'
import { version } from '#platform/contract/version.ts'

// `npm run --silent openapi`: the OpenAPI document on standard output.
process.stdout.write(`${JSON.stringify(openApi(declared.contracts, version), null, 2)}\n`)
