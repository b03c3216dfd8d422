#!/usr/bin/env node
// The commands of a remote in a repository of its own (docs/own-repository.md).
import './launch/die-with-parent.mjs'
import { isNewEnough } from './launch/project-node.mjs'
import { readSettingsFiles } from './launch/settings-file.mjs'

try {
  if (!isNewEnough(process.versions.node))
    throw new Error(`Stepwise needs Node 24.15 or newer, and this is Node ${process.versions.node}.`)
  readSettingsFiles(process.env)
  await import('./launch/strip-types.mjs')
  await import('./own-repository/main.ts')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
