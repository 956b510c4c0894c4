import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The long files begin first, so that none is left to run alone at the end. */
export function slowFirst(names: readonly string[]): typeof BaseSequencer {
  const isSlow = ({ moduleId }: TestSpecification) => names.some((name) => moduleId.endsWith(`/${name}.test.ts`));
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]) {
      const sorted = await super.sort(files);
      return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
    }
  };
}
