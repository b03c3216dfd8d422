import { browserPath, launchArguments } from '@stepwise/cli/browser'

/** `test.use(inWindow)`: the browser with its windows, for what changes their size. Full screen in the headless shell is not as in a window. */
export const inWindow = { launchOptions: { executablePath: await browserPath(), args: launchArguments } }
