import { createElement, type ReactNode } from 'react';

type Parts = readonly { tag: string; attributes: Record<string, string> }[];

/** Turns drawings (SVG text by file name) into a component that draws one of them as a group of 64 × 64 units. */
export function artFrom(files: Readonly<Record<string, string>>): (props: { name: string }) => ReactNode {
  const texts = new Map(Object.entries(files).map(([path, text]) => [nameOf(path), text]));
  const drawings = new Map<string, Parts>();
  const drawing = (name: string): Parts => {
    const parts = drawings.get(name) ?? partsOf(texts.get(name) ?? '<svg/>');
    drawings.set(name, parts);
    return parts;
  };
  return ({ name }) => (
    <g>{drawing(name).map(({ tag, attributes }, at) => createElement(tag, { key: `${name}${at}`, ...attributes }))}</g>
  );
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.svg$/, '');
}

function partsOf(text: string): Parts {
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  return [...documentElement.children].map((element) => ({
    tag: element.tagName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [camel(name), value])),
  }));
}

function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
