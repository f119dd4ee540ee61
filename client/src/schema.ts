// Made by generate.ts from the service's description; do not edit. One type an operation: long for that reason alone.
export interface paths {
    "/api/spots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSpots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSpotsV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spots.geojson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSpotsGeojson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spots.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSpotsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spots/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSpot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spots/{id}.geojson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSpotGeojson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchSpots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchSpotsV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search.geojson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchSpotsGeojson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchSpotsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/silence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSilence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/silence/quietest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getQuietest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/silence/grid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSilenceGrid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/silence/grid.geojson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSilenceGridGeojson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/silence/grid.tif": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSilenceGridGeotiff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spots/{id}/silence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSpotSilence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ask"];
        put?: never;
        post: operations["askPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["askStream"];
        put?: never;
        post: operations["askRootPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["runBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportSpots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportSpotsNdjson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export.geojson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportSpotsGeojson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportSpotsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ogc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOgcLanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ogc/conformance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOgcConformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ogc/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOgcCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ogc/collections/{collectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOgcCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ogc/collections/{collectionId}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOgcItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ogc/collections/{collectionId}/items/{featureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOgcItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ogc/api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOgcApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/spots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSandboxSpots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/spots.geojson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSandboxSpotsGeojson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/spots.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSandboxSpotsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livez": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDescription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tiles/{z}/{x}/{y}.mvt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tiles/silence/{z}/{x}/{y}.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSilenceTile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tiles/base/{z}/{x}/{y}.mvt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBaseTile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tiles/hillshade/{z}/{x}/{y}.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getHillshadeTile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tiles.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSpotTileJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tiles/silence.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSilenceTileJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["callMcp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A quiet place in nature */
        Spot: {
            /** @description names the spot for good */
            id: string;
            /** @description its name */
            name: string;
            /** @description usable in place of id in the single-spot path */
            slug?: string;
            /**
             * Format: uri
             * @description canonical spot page URL
             */
            url: string;
            /** @description what the place is like; left out when not known */
            description?: string;
            /** @description degrees north, WGS 84 */
            latitude: number;
            /** @description degrees east, WGS 84 */
            longitude: number;
            /** @description the same once more, as an object */
            coordinates?: {
                /** @description degrees north, WGS 84 */
                latitude: number;
                /** @description degrees east, WGS 84 */
                longitude: number;
            };
            /**
             * Format: uri
             * @description a map of the place
             */
            mapsUrl?: string;
            /** @description what is there */
            tags?: string[];
            /** @description what can be done there */
            activities?: string[];
            /**
             * @description left out when not known
             * @enum {string}
             */
            accessStatus?: "free" | "paid";
            /** @description null when not known */
            fireStatus?: string | null;
            /** @description null when not known */
            sceneryType?: string | null;
            /** @description null when not known */
            transportation?: string | null;
            /** @description 1 (noisy) to 5 (pristine), one decimal */
            silenceRating: number;
            /** @description left out when not known */
            commentsCount?: number;
            /**
             * @description how much the rating can be trusted; "editorial": given by people, not computed
             * @enum {string}
             */
            confidence?: "editorial" | "high" | "medium" | "low";
            /** @description ISO 3166-1 alpha-2, upper case */
            country?: string;
            /** @description the nearest settlement */
            place?: string;
            /** @description the name of its source */
            source?: string;
            /** @description metres above the sea */
            elevation?: number;
            /**
             * @description "tiles": the elevation was read from the elevation tiles of the import; left out when the source gives it
             * @enum {string}
             */
            elevationSource?: "tiles";
            /** @description where else the place is described */
            links?: {
                /**
                 * Format: uri
                 * @description its own page
                 */
                website?: string;
                /**
                 * Format: uri
                 * @description its article
                 */
                wikipedia?: string;
                /**
                 * Format: uri
                 * @description its item
                 */
                wikidata?: string;
            };
            /** @description kilometres from `near`, in lists that have it */
            distanceKm?: number;
        };
        /** @description A spot that an answer speaks of */
        Source: {
            /** @description its name */
            title: string;
            /**
             * Format: uri
             * @description its page
             */
            url: string;
            /**
             * Format: uri
             * @description where it is read as JSON
             */
            apiUrl: string;
        };
        /** @description What was understood of a question */
        Understood: {
            /** @description of the question and so of its answer, ISO 639-1: en, de, fr, es and it are understood, others are not */
            language: string;
            /**
             * @description what kind of question it is
             * @enum {string}
             */
            kind: "find" | "nearest" | "superlative" | "count" | "about" | "why" | "compare" | "summary" | "help" | "not understood" | "declined";
            /** @description spots that the question names */
            spots: components["schemas"]["NamedSpot"][];
            /** @description what is asked about the named spot, e.g. "fire" */
            aspect: string | null;
            /** @description where, first place named */
            place: components["schemas"]["UnderstoodPlace"] | null;
            /** @description at most this far from there; null: not limited */
            withinKm: number | null;
            /** @description features of the place, all wanted */
            tags: string[];
            /** @description what is to be done there, all wanted */
            activities: string[];
            /**
             * @description the access asked for; null where none was
             * @enum {string|null}
             */
            access: "free" | "paid" | null;
            /**
             * @description the fire status asked for; null where none was
             * @enum {string|null}
             */
            fire: "allowed" | "prohibited" | null;
            /** @description the lowest rating asked for; null where none was */
            minRating: number | null;
            /** @description the highest rating asked for; null where none was */
            maxRating: number | null;
            /** @description words that must stand in the text of a spot */
            words: string[];
            /** @description what is not wanted */
            without: string[];
            /**
             * @description what the spots are ordered by
             * @enum {string}
             */
            orderBy: "rating" | "noise" | "distance" | "farthest" | "highest" | "lowest" | "northernmost" | "southernmost" | "easternmost" | "westernmost" | "lowest level" | "highest level" | "most activities" | "most tags";
            /** @description the place in that order of the first spot asked for: 2 for "the second quietest" */
            rank: number;
            /** @description number of spots asked for */
            limit: number;
            /** @description conditions that were dropped because nothing met them all */
            relaxed: string[];
            /** @description the same as notApplied, under its first name */
            notUnderstood: string[];
            /** @description words of the question that make a difference to the answer, and what they were taken as */
            applied: components["schemas"]["AppliedText"][];
            /** @description words of the question that could not be taken into account */
            notApplied: string[];
            /** @description words that were read otherwise than typed */
            corrected: components["schemas"]["Correction"][];
            /** @description what distances are measured from, and how far was looked */
            near: components["schemas"]["UnderstoodNear"] | null;
            /** @description the lowest rating that "quiet" stood for */
            quietFrom: number | null;
        };
        /** @description A spot that a question names */
        NamedSpot: {
            /** @description id of the spot */
            id: string;
            /** @description its name */
            name: string;
        };
        /** @description Words that make a difference to the answer */
        AppliedText: {
            /** @description words of the question */
            text: string;
            /** @description what they were taken as */
            as: string;
        };
        /** @description A word that was read otherwise than typed */
        Correction: {
            /** @description as typed */
            from: string;
            /** @description as read */
            to: string;
        };
        /** @description What distances are measured from */
        UnderstoodNear: {
            /** @description its name */
            name: string;
            /** @description degrees north */
            latitude: number;
            /** @description degrees east */
            longitude: number;
            /** @description null: at any distance, closest first */
            radiusKm: number | null;
        };
        /** @description A place that a question names */
        UnderstoodPlace: {
            /** @description its name */
            name: string;
            /**
             * @description what it is
             * @enum {string}
             */
            kind: "settlement" | "country" | "region" | "spot" | "coordinates";
            /**
             * @description how spots stand to it
             * @enum {string}
             */
            relation: "in" | "near" | "from" | "between" | "outside";
            /** @description degrees north; null for what is no point */
            latitude: number | null;
            /** @description degrees east; null for what is no point */
            longitude: number | null;
        };
        /** @description That the process runs */
        Alive: {
            /**
             * @description always ok
             * @constant
             */
            status: "ok";
        };
        /** @description Several reads */
        BatchRequest: {
            /** @description the reads, at most 10 */
            operations: components["schemas"]["BatchOperation"][];
        };
        /** @description The answers to several reads */
        BatchResponse: {
            /**
             * @description always batch_result
             * @constant
             */
            object: "batch_result";
            /** @description a result per operation, in order */
            results: components["schemas"]["BatchResult"][];
            /** @description how many of them succeeded */
            meta: {
                /** @description number of operations */
                totalOperations: number;
                /** @description of which with a status below 400 */
                succeeded: number;
                /** @description of which with any other */
                failed: number;
            };
        };
        /** @description A page of the change log */
        ChangeList: {
            /**
             * @description always changes
             * @constant
             */
            object: "changes";
            /** @description the changes, oldest first */
            data: components["schemas"]["Change"][];
            /** @description where to go on */
            meta: {
                /** @description the version that is served */
                version: number;
                /** @description leads on; at the end, to what will come */
                nextCursor: string;
                /** @description whether there is another page already */
                hasMore: boolean;
            };
        };
        /** @description What every refusal looks like */
        Error: {
            /** @description what is wrong */
            error: {
                /**
                 * @description what is wrong, for programs
                 * @enum {string}
                 */
                code: "invalid_parameter" | "missing_parameter" | "invalid_cursor" | "invalid_json" | "invalid_body" | "invalid_idempotency_key" | "idempotency_key_reused" | "batch_too_large" | "batch_nested" | "spot_not_found" | "collection_not_found" | "not_covered" | "job_not_found" | "route_not_found" | "method_not_allowed" | "not_acceptable" | "version_expired" | "body_too_large" | "target_too_long" | "unsupported_media_type" | "expectation_failed" | "rate_limited" | "too_many_jobs" | "header_too_large" | "bad_request" | "internal_error" | "unavailable";
                /** @description what is wrong and what would do, for people */
                message: string;
                /**
                 * Format: uri
                 * @description where the code is explained
                 */
                docs: string;
            };
        };
        /** @description How many spots have which value */
        Facets: {
            /**
             * @description always facets
             * @constant
             */
            object: "facets";
            /** @description exact number of spots that pass the filters */
            total: number;
            /** @description the counts by field */
            data: {
                /** @description tags, most frequent first */
                tags: components["schemas"]["FacetCount"][];
                /** @description activities, most frequent first */
                activities: components["schemas"]["FacetCount"][];
                /** @description access statuses, most frequent first */
                access: components["schemas"]["FacetCount"][];
                /** @description fire statuses, most frequent first */
                fire: components["schemas"]["FacetCount"][];
                /** @description scenery types, most frequent first */
                scenery: components["schemas"]["FacetCount"][];
                /** @description countries (ISO 3166-1 alpha-2, upper case), most frequent first */
                countries: components["schemas"]["FacetCount"][];
                /** @description silence ratings, highest first */
                ratings: components["schemas"]["RatingCount"][];
            };
            /** @description where no spot passes and a value may be why */
            meta?: {
                /** @description for each tag, activity, scenery, fire or country value that no spot has: so, and what was probably meant */
                hints: string[];
            };
        };
        /** @description That the service is up */
        Health: {
            /**
             * @description always ok: what is not does not answer
             * @constant
             */
            status: "ok";
            /**
             * @description always sanctuary-directory
             * @constant
             */
            service: "sanctuary-directory";
            /**
             * Format: uri
             * @description the documentation
             */
            docs: string;
            /**
             * Format: uri
             * @description this description
             */
            openapi: string;
        };
        /** @description A request that is answered later */
        Job: {
            /**
             * @description always job
             * @constant
             */
            object: "job";
            /** @description names the job; whoever knows it can read the result */
            id: string;
            /**
             * @description how far it is
             * @enum {string}
             */
            status: "queued" | "running" | "succeeded" | "failed";
            /**
             * Format: date-time
             * @description when it was accepted
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description left out until the job has ended
             */
            completedAt?: string;
            /** @description status and body of the finished request; left out until the job has ended */
            result?: {
                /** @description the status that the direct request would have had */
                status: number;
                /** @description its body */
                body: {
                    [key: string]: unknown;
                };
            };
        };
        /** @description Counts, the next page and whom to credit */
        ListMeta: {
            /** @description number of spots on this page */
            totalReturned: number;
            /** @description exact number of spots that match, on all pages */
            totalAvailable: number;
            /** @description opaque; null on the last page */
            nextCursor: string | null;
            /** @description attribution of the sources */
            source: string;
            /**
             * Format: uri
             * @description the documentation
             */
            canonicalDocs: string;
            /** @description the words that were searched, when a mistyped one was put right */
            didYouMean?: string;
            /** @description for each tag, activity, scenery, fire or country value that no spot has: so, and what was probably meant */
            hints?: string[];
        };
        /** @description That new requests are welcome */
        Ready: {
            /**
             * @description degraded: the newest version cannot be served, the one before is
             * @enum {string}
             */
            status: "ok" | "degraded";
        };
        /** @description A page of spots */
        SpotList: {
            /**
             * @description always list
             * @constant
             */
            object: "list";
            /** @description the spots of this page */
            data: components["schemas"]["Spot"][];
            /** @description counts, the next page and whom to credit */
            meta: components["schemas"]["ListMeta"];
        };
        /** @description One spot */
        SpotResponse: {
            /**
             * @description always spot
             * @constant
             */
            object: "spot";
            /** @description the spot */
            data: components["schemas"]["Spot"];
        };
        /** @description Completions of what has been typed */
        Suggestions: {
            /**
             * @description always suggestions
             * @constant
             */
            object: "suggestions";
            /** @description the completions, best first */
            data: components["schemas"]["Suggestion"][];
        };
        /** @description Which events are sent, and how they are signed */
        WebhookCapability: {
            /**
             * @description always webhook_capability
             * @constant
             */
            object: "webhook_capability";
            /**
             * @description always true
             * @constant
             */
            supported: true;
            /**
             * @description what deliveries follow
             * @constant
             */
            spec: "standard-webhooks/1.0.0";
            /** @description what is sent */
            events: components["schemas"]["WebhookEventType"][];
            /** @description how deliveries are signed */
            signature: {
                /** @description the headers that carry it */
                headers: string[];
                /** @description how it is made: v1 by a shared secret, v1a by the public key */
                schemes: string[];
                /** @description what is signed */
                signedContent: string;
                /** @description verifies v1a */
                publicKey: string;
                /** @description how far the timestamp may be from now */
                toleranceSeconds: number;
            };
            /** @description seconds between attempts */
            retries: number[];
            /**
             * Format: uri
             * @description the guide
             */
            docs: string;
        };
        /** @description A question */
        AskRequest: {
            /** @description the question, in plain English, German, French, Spanish or Italian */
            query: string;
            /** @description earlier questions, oldest first, which "there" and "closer" speak of */
            prev?: string[];
            /** @description latitude,longitude: where the asker is, for "near me" and "here" */
            near?: string;
        };
        /** @description An answer with its sources */
        AskResponse: {
            /** @description the question as it was taken */
            query: string;
            /** @description the answer in sentences */
            answer: string;
            /** @description the spots that the answer speaks of, in its order */
            sources: components["schemas"]["Source"][];
            /** @description what was understood of the question */
            understood: components["schemas"]["Understood"];
        };
        /** @description A point on the globe */
        Coordinates: {
            /** @description degrees north, WGS 84 */
            latitude: number;
            /** @description degrees east, WGS 84 */
            longitude: number;
        };
        /** @description A spot of an export as GeoJSON (RFC 7946) */
        ExportFeature: {
            /**
             * @description always Feature
             * @constant
             */
            type: "Feature";
            /** @description id of the spot */
            id: string;
            /** @description where it lies */
            geometry: components["schemas"]["Point"];
            /** @description the spot */
            properties: components["schemas"]["ExportedSpot"];
        };
        /** @description The whole catalogue as GeoJSON (RFC 7946) */
        ExportFeatures: {
            /**
             * @description always FeatureCollection
             * @constant
             */
            type: "FeatureCollection";
            /**
             * @description always export
             * @constant
             */
            object: "export";
            /** @description the version of the catalogue */
            version: number;
            /** @description whom to credit for all of it */
            attribution: string;
            /** @description number of spots that follow */
            total: number;
            /**
             * Format: uri
             * @description where the changes since are read
             */
            changesUrl: string;
            /** @description where the spots come from */
            sources: components["schemas"]["ExportSource"][];
            /** @description the spots */
            features: components["schemas"]["ExportFeature"][];
        };
        /** @description A source of the spots of an export */
        ExportSource: {
            /** @description its name */
            name: string;
            /** @description to be shown wherever its spots are */
            attribution: string;
            /** @description the terms of its data; null where none are named */
            licence: string | null;
            /** @description where it is found; null where that is not known */
            url: string | null;
            /**
             * @description given by people, or computed
             * @enum {string}
             */
            ratings: "editorial" | "computed";
            /** @description when the data was extracted; null where that is not known */
            extractDate: string | null;
        };
        /** @description A spot with what a catalogue needs to have it back */
        ExportedSpot: {
            /** @description names the spot for good */
            id: string;
            /** @description its name */
            name: string;
            /** @description usable in place of id in the single-spot path */
            slug?: string;
            /**
             * Format: uri
             * @description canonical spot page URL
             */
            url: string;
            /** @description what the place is like; left out when not known */
            description?: string;
            /** @description degrees north, WGS 84 */
            latitude: number;
            /** @description degrees east, WGS 84 */
            longitude: number;
            /** @description the same once more, as an object */
            coordinates?: {
                /** @description degrees north, WGS 84 */
                latitude: number;
                /** @description degrees east, WGS 84 */
                longitude: number;
            };
            /**
             * Format: uri
             * @description a map of the place
             */
            mapsUrl?: string;
            /** @description what is there */
            tags?: string[];
            /** @description what can be done there */
            activities?: string[];
            /**
             * @description left out when not known
             * @enum {string}
             */
            accessStatus?: "free" | "paid";
            /** @description null when not known */
            fireStatus?: string | null;
            /** @description null when not known */
            sceneryType?: string | null;
            /** @description null when not known */
            transportation?: string | null;
            /** @description 1 (noisy) to 5 (pristine), one decimal */
            silenceRating: number;
            /** @description left out when not known */
            commentsCount?: number;
            /**
             * @description how much the rating can be trusted; "editorial": given by people, not computed
             * @enum {string}
             */
            confidence?: "editorial" | "high" | "medium" | "low";
            /** @description ISO 3166-1 alpha-2, upper case; null when not known */
            country: string | null;
            /** @description the nearest settlement; null when not known */
            place: string | null;
            /** @description the name of its source */
            source: string;
            /** @description metres above the sea */
            elevation?: number;
            /**
             * @description "tiles": the elevation was read from the elevation tiles of the import; left out when the source gives it
             * @enum {string}
             */
            elevationSource?: "tiles";
            /** @description where else the place is described */
            links?: {
                /**
                 * Format: uri
                 * @description its own page
                 */
                website?: string;
                /**
                 * Format: uri
                 * @description its article
                 */
                wikipedia?: string;
                /**
                 * Format: uri
                 * @description its item
                 */
                wikidata?: string;
            };
            /** @description kilometres from `near`, in lists that have it */
            distanceKm?: number;
            /** @description names that search finds and nothing shows */
            otherNames: string[];
            /**
             * @description who rated: the source, or the silence model
             * @enum {string}
             */
            ratedBy: "source" | "model";
            /** @description man-made noise that the model computed, dB(A) Lden */
            lden: number | null;
            /** @description the end of the description that says what makes the noise: replaced when the place is rated anew */
            noiseSentence?: string;
            /** @description where `place` lies */
            placeAt?: components["schemas"]["Coordinates"];
        };
        /** @description Where a spot lies */
        Point: {
            /**
             * @description always Point
             * @constant
             */
            type: "Point";
            /** @description longitude, latitude */
            coordinates: number[];
        };
        /** @description A spot as GeoJSON (RFC 7946) */
        SpotFeature: {
            /**
             * @description always Feature
             * @constant
             */
            type: "Feature";
            /** @description id of the spot */
            id: string;
            /** @description where it lies */
            geometry: components["schemas"]["Point"];
            /** @description the spot */
            properties: components["schemas"]["Spot"];
        };
        /** @description A list as GeoJSON (RFC 7946) */
        SpotFeatures: {
            /**
             * @description always FeatureCollection
             * @constant
             */
            type: "FeatureCollection";
            /** @description the spots of this page */
            features: components["schemas"]["SpotFeature"][];
            /** @description counts, the next page and whom to credit */
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A read of a batch */
        BatchOperation: {
            /** @description a public GET path of this API, beginning with / */
            path: string;
            /** @description query parameters; they win over those in path */
            query?: {
                [key: string]: unknown;
            };
        };
        /** @description The answer to an operation of a batch */
        BatchResult: {
            /** @description place of the operation in the request, from 0 */
            index: number;
            /** @description the status that the direct GET has */
            status: number;
            /** @description the body that the direct GET sends */
            body: {
                [key: string]: unknown;
            };
        };
        /** @description Something that happened to a spot */
        Change: {
            /** @description the version of the catalogue that it came with */
            version: number;
            /** @description counts from 1 within a version */
            sequence: number;
            /**
             * @description what happened
             * @enum {string}
             */
            kind: "created" | "updated" | "removed";
            /** @description id of the spot */
            id: string;
            /** @description its slug */
            slug: string;
            /**
             * Format: date-time
             * @description when the version was published
             */
            at: string;
            /** @description with include=spot: the spot as it is now; absent when it is no longer there */
            spot?: components["schemas"]["Spot"];
        };
        /** @description How many spots have a value */
        FacetCount: {
            /** @description the value; null: not known */
            value: string | null;
            /** @description number of spots that have it */
            count: number;
        };
        /** @description How many spots have a rating */
        RatingCount: {
            /** @description the rating */
            value: number;
            /** @description number of spots that have it */
            count: number;
        };
        /** @description A completion of what has been typed */
        Suggestion: {
            /** @description what the text may become */
            text: string;
            /**
             * @description what it names
             * @enum {string}
             */
            kind: "spot" | "tag" | "place";
            /**
             * Format: uri
             * @description the page that it leads to
             */
            url: string;
            /** @description the rating of a spot */
            silenceRating?: number;
            /**
             * @description how sure that is
             * @enum {string}
             */
            confidence?: "high" | "medium" | "low" | "editorial";
            /** @description the place nearest to a spot, where it is known */
            place?: string;
            /** @description the country of a spot, ISO 3166-1 alpha-2, where it is known */
            country?: string;
            /** @description the number of spots in a country or region */
            count?: number;
        };
        /** @description A type of event */
        WebhookEventType: {
            /** @description its name */
            type: string;
            /** @description when it is sent */
            description: string;
            /** @description JSON Schema of its body */
            schema: {
                [key: string]: unknown;
            };
        };
        /** @description Something that makes noise */
        NoiseSource: {
            /**
             * @description what it is
             * @enum {string}
             */
            kind: "road" | "rail" | "aerodrome" | "settlement" | "works" | "turbine" | "event";
            /** @description its kind in more detail, as the map has it */
            class: string;
            /** @description its name; null where it has none */
            name: string | null;
            /** @description metres to its nearest point */
            distanceM: number;
            /** @description what it alone gives, dB(A) Lden */
            levelDb: number;
            /** @description its part of the sound energy, 0 to 1 */
            share: number;
            /** @description how much of it the terrain takes away, dB; absent below 1, and where terrain is not modelled */
            screenedDb?: number;
        };
        /** @description Noise by day, evening and night, by what is usual for its sources */
        PeriodLevels: {
            /** @description dB(A) in the 12 hours of day; 20 is the least that is told */
            day: number;
            /** @description dB(A) in the 4 of evening; 20 is the least that is told */
            evening: number;
            /** @description dB(A) in the 8 of night; 20 is the least that is told */
            night: number;
        };
        /** @description An event near by that caps the rating */
        RatingCap: {
            /** @description what it is, as the map has it */
            class: string;
            /** @description its name; null where it has none */
            name: string | null;
            /** @description metres to its nearest point */
            distanceM: number;
            /** @description the rating is at most this */
            cap: number;
            /** @description runs for a part of the year only */
            isSeasonal: boolean;
            /**
             * @description the part of the year that it runs in; null: all of it
             * @enum {string|null}
             */
            season: "winter" | null;
        };
        /** @description How quiet a place is, and why */
        SilenceExplanation: {
            /** @description 1 (noisy) to 5 (pristine), one decimal */
            rating: number;
            /** @description man-made noise, dB(A) Lden; null where it is not known */
            lden: number | null;
            /**
             * @description true: the level is lower than lden, which is the least that is told
             * @constant
             */
            below?: true;
            /** @description what lden is made of; null where it is not known or below the least told */
            levels: components["schemas"]["PeriodLevels"] | null;
            /** @description lowest and highest rating that the truth may have; null where it is not known */
            band: number[] | null;
            /**
             * @description how sure that is; null where it is not known
             * @enum {string|null}
             */
            confidence: "high" | "medium" | "low" | null;
            /** @description the version of the model that rated, or "editorial" */
            method: string;
            /** @description what was computed beside the method itself; absent: nothing was */
            parameters?: {
                /**
                 * @description ridges between sources and the place are modelled
                 * @constant
                 */
                screening: "terrain";
            };
            /**
             * @description the rating in a word
             * @enum {string}
             */
            words: "pristine" | "very quiet" | "quiet" | "mixed" | "disturbed" | "noisy";
            /** @description what makes the noise, the loudest first */
            dominant: components["schemas"]["NoiseSource"][];
            /** @description events near by that cap the rating, the nearest first */
            caps?: components["schemas"]["RatingCap"][];
            /** @description what to keep in mind */
            caveats: string[];
            /** @description the source of the spot, or the regions that hold the point */
            source: string;
        };
        /** @description Where spots come from */
        SourceInfo: {
            /** @description its name */
            name: string;
            /** @description to be shown wherever spots of the source are */
            attribution: string;
            /** @description the terms of its data; null where none are named */
            licence: string | null;
            /** @description where it is found; null where that is not known */
            url: string | null;
            /** @description number of its spots */
            spots: number;
            /**
             * @description given by people, or computed
             * @enum {string}
             */
            ratings: "editorial" | "computed";
            /**
             * Format: date-time
             * @description when the data was extracted; null where that is not known
             */
            extractDate: string | null;
            /**
             * Format: date-time
             * @description when it was imported
             */
            importedAt: string;
            /** @description the box around the region that can be asked for silence: west, south, east, north in degrees (RFC 7946) */
            coverage: number[] | null;
        };
        /** @description Where the spots come from */
        SourceList: {
            /**
             * @description always sources
             * @constant
             */
            object: "sources";
            /** @description the sources */
            data: components["schemas"]["SourceInfo"][];
        };
        /** @description What a cell of the silence grid says */
        GridCell: {
            /** @description man-made noise, dB(A) Lden */
            lden: number;
            /**
             * @description true: the level is lower than lden, which is the least that is told
             * @constant
             */
            below?: true;
            /** @description 1 (noisy) to 5 (pristine), one decimal */
            rating: number;
            /**
             * @description how sure that is
             * @enum {string}
             */
            confidence: "high" | "medium" | "low";
            /** @description the share of the cell that a region covers, 0 to 1 */
            covered: number;
        };
        /** @description A cell of the silence grid as GeoJSON (RFC 7946) */
        GridFeature: {
            /**
             * @description always Feature
             * @constant
             */
            type: "Feature";
            /** @description the cell's middle */
            geometry: components["schemas"]["Point"];
            /** @description how quiet it is there */
            properties: components["schemas"]["GridCell"];
        };
        /** @description A part of the silence grid as GeoJSON (RFC 7946) */
        GridFeatures: {
            /**
             * @description always FeatureCollection
             * @constant
             */
            type: "FeatureCollection";
            /** @description whom to credit */
            attribution: string;
            /** @description cells are those of map tiles of this zoom, 256 on a side */
            zoom: number;
            /** @description the covered cells */
            features: components["schemas"]["GridFeature"][];
        };
        /** @description A quiet point that one can walk to */
        QuietestPoint: {
            /** @description degrees north, WGS 84 */
            latitude: number;
            /** @description degrees east, WGS 84 */
            longitude: number;
            /** @description kilometres from near */
            distanceKm: number;
            /** @description 1 (noisy) to 5 (pristine), one decimal */
            rating: number;
            /** @description man-made noise, dB(A) Lden; null where it is not known */
            lden: number | null;
            /**
             * @description true: the level is lower than lden, which is the least that is told
             * @constant
             */
            below?: true;
            /** @description lowest and highest rating that the truth may have; null where it is not known */
            band: number[] | null;
            /**
             * @description how sure that is
             * @enum {string}
             */
            confidence: "high" | "medium" | "low";
            /**
             * @description the rating in a word
             * @enum {string}
             */
            words: "pristine" | "very quiet" | "quiet" | "mixed" | "disturbed" | "noisy";
            /** @description what makes the noise, the loudest first */
            dominant: components["schemas"]["NoiseSource"][];
            /** @description the regions that hold the point */
            source: string;
        };
        /** @description The quietest points around that one can walk to */
        QuietestPoints: {
            /**
             * @description always list
             * @constant
             */
            object: "list";
            /** @description how far from near they may lie, kilometres */
            radiusKm: number;
            /** @description the points, the quietest first */
            data: components["schemas"]["QuietestPoint"][];
        };
        /** @description A new version of the catalogue is served */
        CataloguePublishedEvent: {
            /** @description the type of the event */
            type: string;
            /**
             * Format: date-time
             * @description when the version was published
             */
            timestamp: string;
            /** @description what has changed, in numbers */
            data: {
                /** @description the new version of the catalogue */
                version: number;
                /** @description number of spots that came */
                created: number;
                /** @description number of spots that changed */
                updated: number;
                /** @description number of spots that went */
                removed: number;
                /**
                 * Format: uri
                 * @description where the changes are read
                 */
                changesUrl: string;
            };
        };
        /** @description A spot was created, updated or removed */
        SpotEvent: {
            /** @description the type of the event */
            type: string;
            /**
             * Format: date-time
             * @description when the version was published
             */
            timestamp: string;
            /** @description which spot, and where to read it */
            data: {
                /** @description id of the spot */
                id: string;
                /** @description its slug */
                slug: string;
                /**
                 * Format: uri
                 * @description its page
                 */
                url: string;
                /**
                 * Format: uri
                 * @description where its present state is read
                 */
                apiUrl: string;
                /** @description the version of the catalogue that changed it */
                version: number;
            };
        };
        /** @description A request of the Model Context Protocol */
        JsonRpcRequest: {
            /**
             * @description always 2.0
             * @constant
             */
            jsonrpc: "2.0";
            /** @description names the request; left out by notifications */
            id?: number;
            /** @description such as tools/list or tools/call */
            method: string;
            /** @description what the method takes */
            params?: {
                [key: string]: unknown;
            };
        };
        /** @description A response of the Model Context Protocol */
        JsonRpcResponse: {
            /**
             * @description always 2.0
             * @constant
             */
            jsonrpc: "2.0";
            /** @description as in the request */
            id?: number | null;
            /** @description what the method returns */
            result?: {
                [key: string]: unknown;
            };
            /** @description why it did not */
            error?: {
                [key: string]: unknown;
            };
        };
        /** @description All spots, or those of one source */
        OgcCollection: {
            /** @description names it in addresses */
            id: string;
            /** @description its name */
            title: string;
            /** @description what is in it */
            description: string;
            /** @description whom to credit */
            attribution: string;
            /**
             * @description always feature
             * @constant
             */
            itemType: "feature";
            /** @description the reference systems of its features */
            crs: string[];
            /** @description what the collection covers */
            extent?: {
                /** @description where the spots lie */
                spatial: {
                    /** @description boxes of west, south, east, north */
                    bbox: number[][];
                    /**
                     * Format: uri
                     * @description their reference system
                     */
                    crs: string;
                };
            };
            /** @description where to go from here */
            links: components["schemas"]["OgcLink"][];
        };
        /** @description The collections */
        OgcCollections: {
            /** @description where to go from here */
            links: components["schemas"]["OgcLink"][];
            /** @description all spots, then the spots of each source */
            collections: components["schemas"]["OgcCollection"][];
        };
        /** @description What the service conforms to */
        OgcConformance: {
            /** @description the conformance classes that are met */
            conformsTo: string[];
        };
        /** @description A spot as a feature */
        OgcFeature: {
            /**
             * @description always Feature
             * @constant
             */
            type: "Feature";
            /** @description id of the spot */
            id: string;
            /** @description where it lies */
            geometry: components["schemas"]["Point"];
            /** @description the spot */
            properties: components["schemas"]["Spot"];
            /** @description where to go from here */
            links: components["schemas"]["OgcLink"][];
        };
        /** @description A page of features */
        OgcItems: {
            /**
             * @description always FeatureCollection
             * @constant
             */
            type: "FeatureCollection";
            /**
             * Format: date-time
             * @description when the version of the catalogue was published
             */
            timeStamp: string;
            /** @description number of features that match, on all pages */
            numberMatched: number;
            /** @description number of features on this page */
            numberReturned: number;
            /** @description the features of this page */
            features: components["schemas"]["SpotFeature"][];
            /** @description where to go from here */
            links: components["schemas"]["OgcLink"][];
        };
        /** @description The entrance of OGC API - Features */
        OgcLanding: {
            /** @description its name */
            title: string;
            /** @description what is here */
            description: string;
            /** @description whom to credit */
            attribution: string;
            /** @description where to go from here */
            links: components["schemas"]["OgcLink"][];
        };
        /** @description A link */
        OgcLink: {
            /**
             * Format: uri
             * @description where it leads
             */
            href: string;
            /** @description what it is to this */
            rel: string;
            /** @description the media type that is there */
            type: string;
            /** @description for people */
            title: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listSpots: {
        parameters: {
            query?: {
                /** @description free search text: the spot must hold every word, or lie in the country or region that they name */
                q?: string;
                /**
                 * @description only spots with at least this silence rating
                 * @example 4
                 */
                minRating?: number;
                /**
                 * @description spots per page
                 * @example 3
                 */
                limit?: number;
                /** @description meta.nextCursor of the page before */
                cursor?: string;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country: two letters of ISO 3166-1, such as SE */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
                /** @description distance: nearest first, with near; surest: ratings of editors first, then of high, medium and low confidence, the quietest of each first */
                sort?: "distance" | "surest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listSpotsV1: {
        parameters: {
            query?: {
                /** @description free search text: the spot must hold every word, or lie in the country or region that they name */
                q?: string;
                /**
                 * @description only spots with at least this silence rating
                 * @example 4
                 */
                minRating?: number;
                /**
                 * @description spots per page
                 * @example 3
                 */
                limit?: number;
                /** @description meta.nextCursor of the page before */
                cursor?: string;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country: two letters of ISO 3166-1, such as SE */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
                /** @description distance: nearest first, with near; surest: ratings of editors first, then of high, medium and low confidence, the quietest of each first */
                sort?: "distance" | "surest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listSpotsGeojson: {
        parameters: {
            query?: {
                /** @description free search text: the spot must hold every word, or lie in the country or region that they name */
                q?: string;
                /**
                 * @description only spots with at least this silence rating
                 * @example 4
                 */
                minRating?: number;
                /**
                 * @description spots per page
                 * @example 3
                 */
                limit?: number;
                /** @description meta.nextCursor of the page before */
                cursor?: string;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country: two letters of ISO 3166-1, such as SE */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
                /** @description distance: nearest first, with near; surest: ratings of editors first, then of high, medium and low confidence, the quietest of each first */
                sort?: "distance" | "surest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listSpotsCsv: {
        parameters: {
            query?: {
                /** @description free search text: the spot must hold every word, or lie in the country or region that they name */
                q?: string;
                /**
                 * @description only spots with at least this silence rating
                 * @example 4
                 */
                minRating?: number;
                /**
                 * @description spots per page
                 * @example 3
                 */
                limit?: number;
                /** @description meta.nextCursor of the page before */
                cursor?: string;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country: two letters of ISO 3166-1, such as SE */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
                /** @description distance: nearest first, with near; surest: ratings of editors first, then of high, medium and low confidence, the quietest of each first */
                sort?: "distance" | "surest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getSpot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getSpotGeojson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    searchSpots: {
        parameters: {
            query: {
                /**
                 * @description matched against names, descriptions, tags, scenery signals, and names of places, regions and countries
                 * @example lake
                 */
                q: string;
                /**
                 * @description number of hits
                 * @example 3
                 */
                limit?: number;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country: two letters of ISO 3166-1, such as SE */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
                /** @description distance: nearest first, with near; surest: ratings of editors first, then of high, medium and low confidence, the quietest of each first */
                sort?: "distance" | "surest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    searchSpotsV1: {
        parameters: {
            query: {
                /**
                 * @description matched against names, descriptions, tags, scenery signals, and names of places, regions and countries
                 * @example lake
                 */
                q: string;
                /**
                 * @description number of hits
                 * @example 3
                 */
                limit?: number;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country: two letters of ISO 3166-1, such as SE */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
                /** @description distance: nearest first, with near; surest: ratings of editors first, then of high, medium and low confidence, the quietest of each first */
                sort?: "distance" | "surest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    searchSpotsGeojson: {
        parameters: {
            query: {
                /**
                 * @description matched against names, descriptions, tags, scenery signals, and names of places, regions and countries
                 * @example lake
                 */
                q: string;
                /**
                 * @description number of hits
                 * @example 3
                 */
                limit?: number;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country: two letters of ISO 3166-1, such as SE */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
                /** @description distance: nearest first, with near; surest: ratings of editors first, then of high, medium and low confidence, the quietest of each first */
                sort?: "distance" | "surest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    searchSpotsCsv: {
        parameters: {
            query: {
                /**
                 * @description matched against names, descriptions, tags, scenery signals, and names of places, regions and countries
                 * @example lake
                 */
                q: string;
                /**
                 * @description number of hits
                 * @example 3
                 */
                limit?: number;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country: two letters of ISO 3166-1, such as SE */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
                /** @description distance: nearest first, with near; surest: ratings of editors first, then of high, medium and low confidence, the quietest of each first */
                sort?: "distance" | "surest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getSilence: {
        parameters: {
            query: {
                /**
                 * @description degrees north, WGS 84
                 * @example 42.5462
                 */
                latitude: number;
                /**
                 * @description degrees east, WGS 84
                 * @example 1.6016
                 */
                longitude: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getQuietest: {
        parameters: {
            query: {
                /**
                 * @description latitude,longitude: the point around which to look
                 * @example 42.5462,1.6016
                 */
                near: string;
                /**
                 * @description how far from it a point may lie, kilometres
                 * @example 10
                 */
                radiusKm?: number;
                /**
                 * @description how many points
                 * @example 2
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getSilenceGrid: {
        parameters: {
            query: {
                /**
                 * @description west,south,east,north: the part of the map
                 * @example 1.6,42.545,1.603,42.547
                 */
                bbox: string;
                /** @description a cell is a pixel of map tiles of this zoom: 10 for the cells themselves (about 100 m), each one less for cells twice as wide, made of the mean energy of those in them */
                zoom?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getSilenceGridGeojson: {
        parameters: {
            query: {
                /**
                 * @description west,south,east,north: the part of the map
                 * @example 1.6,42.545,1.603,42.547
                 */
                bbox: string;
                /** @description a cell is a pixel of map tiles of this zoom: 10 for the cells themselves (about 100 m), each one less for cells twice as wide, made of the mean energy of those in them */
                zoom?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getSilenceGridGeotiff: {
        parameters: {
            query: {
                /**
                 * @description west,south,east,north: the part of the map
                 * @example 1.6,42.545,1.603,42.547
                 */
                bbox: string;
                /** @description a cell is a pixel of map tiles of this zoom: 10 for the cells themselves (about 100 m), each one less for cells twice as wide, made of the mean energy of those in them */
                zoom?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getSpotSilence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listSources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    suggest: {
        parameters: {
            query?: {
                /**
                 * @description what has been typed so far
                 * @example la
                 */
                q?: string;
                /**
                 * @description number of suggestions
                 * @example 3
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getFacets: {
        parameters: {
            query?: {
                /** @description free search text: the spot must hold every word, or lie in the country or region that they name */
                q?: string;
                /**
                 * @description only spots with at least this silence rating
                 * @example 4
                 */
                minRating?: number;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country: two letters of ISO 3166-1, such as SE */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    ask: {
        parameters: {
            query?: {
                /**
                 * @description the question, in plain English, German, French, Spanish or Italian
                 * @example quiet lakes
                 */
                q?: string;
                /** @description earlier questions, oldest first, which "there" and "closer" speak of: a JSON array of texts */
                prev?: string;
                /** @description latitude,longitude: where the asker is, for "near me" and "here" */
                near?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    askPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    askStream: {
        parameters: {
            query?: {
                /**
                 * @description the question, in plain English, German, French, Spanish or Italian
                 * @example quiet lakes
                 */
                q?: string;
                /** @description earlier questions, oldest first, which "there" and "closer" speak of: a JSON array of texts */
                prev?: string;
                /** @description latitude,longitude: where the asker is, for "near me" and "here" */
                near?: string;
                /** @description true: the answer comes as server-sent events */
                stream?: boolean;
                /** @description NLWeb: the question; the answer comes in the form of NLWeb */
                query?: string;
                /** @description NLWeb: comes back in the answer */
                query_id?: string;
                /** @description NLWeb: taken and not used, there is one site */
                site?: string;
                /** @description NLWeb: with summarize the answer carries its text */
                mode?: string;
                /** @description NLWeb: taken and not used, only stream makes events */
                streaming?: string;
                /** @description NLWeb: the question with its context put in */
                decontextualized_query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    askRootPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    runBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listChanges: {
        parameters: {
            query?: {
                /** @description meta.nextCursor of the page before; without it the log is read from the oldest change that is kept */
                cursor?: string;
                /**
                 * @description changes per page
                 * @example 3
                 */
                limit?: number;
                /** @description spot: each change carries the spot as it is now, unless it is no longer there */
                include?: "spot";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    exportSpots: {
        parameters: {
            query?: {
                /** @description free search text: the spot must hold every word, or lie in the country or region that they name */
                q?: string;
                /** @description only spots with at least this silence rating */
                minRating?: number;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country: two letters of ISO 3166-1, such as SE */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    exportSpotsNdjson: {
        parameters: {
            query?: {
                /** @description free search text: the spot must hold every word, or lie in the country or region that they name */
                q?: string;
                /** @description only spots with at least this silence rating */
                minRating?: number;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country: two letters of ISO 3166-1, such as SE */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    exportSpotsGeojson: {
        parameters: {
            query?: {
                /** @description free search text: the spot must hold every word, or lie in the country or region that they name */
                q?: string;
                /** @description only spots with at least this silence rating */
                minRating?: number;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country: two letters of ISO 3166-1, such as SE */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    exportSpotsCsv: {
        parameters: {
            query?: {
                /** @description free search text: the spot must hold every word, or lie in the country or region that they name */
                q?: string;
                /** @description only spots with at least this silence rating */
                minRating?: number;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country: two letters of ISO 3166-1, such as SE */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getOgcLanding: {
        parameters: {
            query?: {
                /** @description the form: JSON is the only one */
                f?: "json";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getOgcConformance: {
        parameters: {
            query?: {
                /** @description the form: JSON is the only one */
                f?: "json";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listOgcCollections: {
        parameters: {
            query?: {
                /** @description the form: JSON is the only one */
                f?: "json";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getOgcCollection: {
        parameters: {
            query?: {
                /** @description the form: JSON is the only one */
                f?: "json";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listOgcItems: {
        parameters: {
            query?: {
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian; a height behind either corner is not used */
                bbox?: string;
                /**
                 * @description features per page; more than 1000 are taken as 1000
                 * @example 2
                 */
                limit?: number;
                /** @description a time or an interval (RFC 3339); spots have no time, so all match */
                datetime?: string;
                /** @description from the next link of the page before */
                cursor?: string;
                /** @description the form: JSON is the only one */
                f?: "json";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getOgcItem: {
        parameters: {
            query?: {
                /** @description the form: JSON is the only one */
                f?: "json";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getOgcApi: {
        parameters: {
            query?: {
                /** @description the form: JSON is the only one */
                f?: "json";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listSandboxSpots: {
        parameters: {
            query?: {
                /** @description free search text: the spot must hold every word, or lie in the country or region that they name */
                q?: string;
                /** @description only spots with at least this silence rating */
                minRating?: number;
                /**
                 * @description spots per page
                 * @example 3
                 */
                limit?: number;
                /** @description meta.nextCursor of the page before */
                cursor?: string;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country: two letters of ISO 3166-1, such as SE */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
                /** @description distance: nearest first, with near; surest: ratings of editors first, then of high, medium and low confidence, the quietest of each first */
                sort?: "distance" | "surest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listSandboxSpotsGeojson: {
        parameters: {
            query?: {
                /** @description free search text: the spot must hold every word, or lie in the country or region that they name */
                q?: string;
                /** @description only spots with at least this silence rating */
                minRating?: number;
                /**
                 * @description spots per page
                 * @example 3
                 */
                limit?: number;
                /** @description meta.nextCursor of the page before */
                cursor?: string;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country: two letters of ISO 3166-1, such as SE */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
                /** @description distance: nearest first, with near; surest: ratings of editors first, then of high, medium and low confidence, the quietest of each first */
                sort?: "distance" | "surest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    listSandboxSpotsCsv: {
        parameters: {
            query?: {
                /** @description free search text: the spot must hold every word, or lie in the country or region that they name */
                q?: string;
                /** @description only spots with at least this silence rating */
                minRating?: number;
                /**
                 * @description spots per page
                 * @example 3
                 */
                limit?: number;
                /** @description meta.nextCursor of the page before */
                cursor?: string;
                /** @description only spots with this tag; with several, separated by commas, all of them */
                tag?: string;
                /** @description only spots with this activity; several as with tag */
                activity?: string;
                /** @description only spots known to be so */
                access?: "free" | "paid";
                /** @description only spots with this fireStatus */
                fire?: string;
                /** @description only spots with this sceneryType */
                scenery?: string;
                /** @description only spots in this country: two letters of ISO 3166-1, such as SE */
                country?: string;
                /** @description latitude,longitude: rows gain distanceKm */
                near?: string;
                /** @description only spots at most this far from near */
                radiusKm?: number;
                /** @description west,south,east,north: only spots within; west may be greater than east across the antimeridian */
                bbox?: string;
                /** @description distance: nearest first, with near; surest: ratings of editors first, then of high, medium and low confidence, the quietest of each first */
                sort?: "distance" | "surest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getDescription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getTile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getSilenceTile: {
        parameters: {
            query?: {
                /** @description colours for light or for dark maps */
                scheme?: "light" | "dark";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getBaseTile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getHillshadeTile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getSpotTileJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    getSilenceTileJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    callMcp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
}
