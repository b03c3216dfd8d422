import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { typesName } from '@stepwise/deploy'
import { sharedFolder } from '../../launch/root.mjs'
import { packedTypes, sharedTypes } from './shared-types.ts'

// `npm pack` of shared: a remote in a repository of its own stores its versions with these declarations, and the gate compares them.
await writeFile(join(sharedFolder, typesName), packedTypes(await sharedTypes()))
