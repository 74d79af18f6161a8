// For images only (deploy/docker/Dockerfile): nothing can be built afterwards.
import { keepRuntimePackages } from './supply-chain/runtime-packages.ts';

await keepRuntimePackages();
