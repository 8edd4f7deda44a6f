export function builtFrom(root: string, environment?: { BUILD_COMMIT?: string }): string
